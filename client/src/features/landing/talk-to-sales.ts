import { paths } from "#shared/paths";

const SUBJECT = "Sahihi for our label or team";

/** The form of a ticket, begun for whoever wants to buy for many. */
export const talkToSales = `${paths.support}?${new URLSearchParams({ category: "general", subject: SUBJECT })}`;
