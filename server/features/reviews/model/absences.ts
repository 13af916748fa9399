/** The points that a contract can raise by saying nothing, and what then is missing. */
export const absences: Readonly<Record<number, string>> = {
  2: "how long the assignment lasts",
  5: "a last day that nobody can move",
  6: "a day on which the rights come back",
  7: "a duty to release",
  11: "accounting statements",
  12: "a right to audit",
  22: "what happens when a credit is missing",
  25: "a way to terminate",
  27: "a time to put a breach right",
  31: "a key person",
  40: "independent advice",
};
