import type { Server } from "node:http";
import type { LongWork } from "#server/http/long-work";

/** Milliseconds that requests under way have to finish once the service is told to stop. */
const GRACE = 10_000;
/** So long what takes a minute by nature: a paid draft under way is finished and saved, also when its caller has left. */
const LONG_GRACE = 70_000;

/** Takes no new connections, lets requests under way finish, keeps no connection open for a next one, and cuts off what is left after the grace time and the long work. */
export async function closeServer(server: Server, longWork: LongWork, grace = GRACE): Promise<void> {
  await new Promise<void>((resolve) => {
    const cutOff = setTimeout(
      () => void longWork.finished(LONG_GRACE).then(() => server.closeAllConnections()),
      grace,
    );
    server.keepAliveTimeout = 1;
    server.keepAliveTimeoutBuffer = 0;
    server.close(() => {
      clearTimeout(cutOff);
      resolve();
    });
  });
  await longWork.finished(LONG_GRACE);
}
