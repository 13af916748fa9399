import { chooseLanguage, chooseTheme } from "#client/lib/look";
import { queryClient } from "#client/lib/query-client";
import { userQuery } from "#client/lib/use-user";

let known: { darkMode?: boolean | null; language?: string | null } = {};

/**
 * What somebody has chosen on any device holds on this one too, and before the first paint of the next load. A choice that could
 * not be saved stays until the account says something new.
 */
function followAccount(): void {
  const user = queryClient.getQueryData(userQuery.queryKey);
  if (!user) return;
  const { darkMode, language } = user;
  if (darkMode !== null && darkMode !== known.darkMode) chooseTheme(darkMode ? "dark" : "light");
  if (language !== null && language !== known.language) chooseLanguage(language);
  known = { darkMode, language };
}

queryClient.getQueryCache().subscribe(({ type }) => {
  if (type === "updated") followAccount();
});
followAccount();
