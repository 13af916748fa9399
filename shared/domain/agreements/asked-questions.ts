/** What people ask support most, and what support answers. */
export const askedQuestions = [
  {
    question: "Somebody on my split sheet has not got the link. What now?",
    answer:
      "Ask them to look among spam for a mail that says “asks you to sign”. Then open the document and press Resend beside their name: they get a new link, and the old one ends. If their address was wrong, press Correct address there: they get a link at the right one, and what others signed stays. An agreement names the addresses in its text: press Recall, correct it and send it again. Everybody then signs anew, also those who had signed.",
  },
  {
    question: "I have paid and see no agreement. Is my money gone?",
    answer:
      "No. A payment stays yours until something is made with it. M-Pesa can take three minutes to confirm, and you may close the page meanwhile. Open Music Agreements again: it says “You have a paid, unused agreement” and goes on where you stopped, without paying again. If it does not, write to us with the number from M-Pesa’s message.",
  },
  {
    question: "Everybody has signed, and there is a mistake in it.",
    answer:
      "Open the document and choose Unlock Document. Everybody who signed gets a link and has to agree; then you have a draft to correct and send. What was signed stays in force until everybody on it and everybody on the new version has signed that one, and stays readable in the history afterwards. If you think better of it, choose Drop the change.",
  },
] as const;
