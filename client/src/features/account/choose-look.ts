import type { UserSettings } from "#shared/contract/account";
import { settingsQuery, showUser } from "#client/features/account/account-queries";
import { call } from "#client/lib/call";
import { queryClient } from "#client/lib/query-client";
import { chooseLanguage, chooseTheme } from "#client/lib/look";
import { tellError } from "#client/lib/tell-error";
import { userQuery } from "#client/lib/use-user";

type Look = Partial<Pick<UserSettings, "darkMode" | "language">>;

/** Chosen and not saved yet: one request runs at a time, so that the last choice is the one that stays. */
let unsaved: Look = {};
let isSaving = false;

/** Applies at once, and is kept on the account of whoever is signed in: it holds on every device of theirs. */
export function chooseLook(look: Look): void {
  if (look.darkMode !== undefined) chooseTheme(look.darkMode ? "dark" : "light");
  if (look.language !== undefined) chooseLanguage(look.language);
  if (!queryClient.getQueryData(userQuery.queryKey)) return;
  unsaved = { ...unsaved, ...look };
  if (!isSaving) void save();
}

async function save(): Promise<void> {
  isSaving = true;
  try {
    await saveAll();
  } catch (error) {
    tellError(error, {
      title: "Failed to save settings",
      fallback: "What you chose holds on this device until you reload the page.",
    });
  } finally {
    isSaving = false;
  }
}

async function saveAll(): Promise<void> {
  while (Object.keys(unsaved).length > 0) {
    const body = unsaved;
    unsaved = {};
    const settings = await call("PATCH /api/user/settings", { body });
    queryClient.setQueryData(settingsQuery.queryKey, settings);
    // What has been chosen in the meantime stands on the screen already.
    showUser({ ...body, ...unsaved });
  }
}
