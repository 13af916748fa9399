import { useQuery } from "@tanstack/react-query";
import { servicesQuery } from "#client/features/payments/index";

/** Whether somebody can be asked to sign by phone; not until that is known. */
export function useHasSms({ enabled = true } = {}): boolean {
  return useQuery({ ...servicesQuery, enabled }).data?.sms === "available";
}
