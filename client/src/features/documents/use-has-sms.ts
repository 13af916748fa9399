import { useState } from "react";
import { useQuery } from "@tanstack/react-query";
import { servicesQuery } from "#client/features/payments/index";

/** Whether that is still being asked for the first time: a form that stood already would make room for the numbers later. */
export function useAsksForSms(): boolean {
  const { isPending, fetchStatus, failureCount } = useQuery(servicesQuery);
  const isAsking = isPending && fetchStatus === "fetching" && failureCount === 0;
  // Without an answer the form stands, too, and asks again: it is not taken away for that.
  const [isOver, setIsOver] = useState(false);
  if (!isAsking && !isOver) setIsOver(true);
  return isAsking && !isOver;
}

/** Whether somebody can be asked to sign by phone; not until that is known. */
export function useHasSms({ enabled = true } = {}): boolean {
  return useQuery({ ...servicesQuery, enabled }).data?.sms === "available";
}
