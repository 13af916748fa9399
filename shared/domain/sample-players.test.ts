import { expect, test } from "vitest";
import { playerOf, playerOrigins } from "#shared/domain/sample-players";

const soundcloud = "https://w.soundcloud.com/player/?url=";

test.each([
  [
    "https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=4",
    "https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1",
  ],
  ["https://youtu.be/dQw4w9WgXcQ?si=x", "https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1"],
  ["https://m.youtube.com/shorts/abc_-1", "https://www.youtube-nocookie.com/embed/abc_-1?autoplay=1"],
  [
    "http://soundcloud.com/amina/chorus?in=x",
    `${soundcloud}https%3A%2F%2Fsoundcloud.com%2Famina%2Fchorus&auto_play=true`,
  ],
  [
    "https://open.spotify.com/intl-fr/track/4uLU6hMCjMI75M1A2tKUQC?si=1",
    "https://open.spotify.com/embed/track/4uLU6hMCjMI75M1A2tKUQC",
  ],
  ["https://audiomack.com/amina/song/mvua", "https://audiomack.com/embed/amina/song/mvua"],
])("%s is played", (address, frame) => {
  expect(playerOf(address)?.frame).toBe(frame);
  expect(playerOrigins).toContain(new URL(frame).origin);
});

test.each([
  "https://example.com/watch?v=dQw4w9WgXcQ",
  "https://youtube.com.example.com/watch?v=dQw4w9WgXcQ",
  "https://evil.example/?youtube.com/watch?v=1",
  "https://youtube.com/watch?v=%22onload%3D",
  "https://youtube.com/channel/1",
  "https://open.spotify.com/user/amina",
  "https://open.spotify.com/track/../../x",
  "https://soundcloud.com",
  "javascript:alert(1)//youtube.com/watch?v=1",
  "no address",
])("%s is not", (address) => {
  expect(playerOf(address)).toBeNull();
});
