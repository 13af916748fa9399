import { paths } from "#shared/paths";
import { screen, type RouteRow } from "#client/app/route-row";

/** What somebody sees who holds a link from a mail, signs signed in or in a room, or has somebody else's device: no navigation. */
export const bareRoutes: readonly Pick<RouteRow, "path" | "title" | "Screen">[] = [
  {
    path: paths.sign,
    title: "Sign",
    Screen: screen(() => import("#client/pages/sign/sign-page"), "SignPage"),
  },
  {
    path: paths.signAll,
    title: "Sign",
    Screen: screen(() => import("#client/pages/sign/sign-all-page"), "SignAllPage"),
  },
  {
    path: paths.ownRegistration,
    title: "Your details",
    Screen: screen(() => import("#client/pages/sign/own-registration-page"), "OwnRegistrationPage"),
  },
  {
    path: paths.signing,
    title: "Sign",
    Screen: screen(() => import("#client/pages/sign/signed-in-sign-page"), "SignedInSignPage"),
  },
  {
    path: paths.shared,
    title: "Shared",
    Screen: screen(() => import("#client/pages/shared-page"), "SharedPage"),
  },
  {
    path: paths.room,
    title: "Sign together",
    Screen: screen(() => import("#client/pages/room/room-page"), "RoomPage"),
  },
  {
    path: paths.roomSigning,
    title: "Sign",
    Screen: screen(() => import("#client/pages/room/room-sign-page"), "RoomSignPage"),
  },
  {
    path: paths.roomLetters,
    title: "Sign together",
    Screen: screen(() => import("#client/pages/room/room-letters-page"), "RoomLettersPage"),
  },
  {
    path: paths.handedOver,
    title: "Handed over",
    Screen: screen(() => import("#client/pages/room/handed-over-page"), "HandedOverPage"),
  },
  {
    path: paths.confirmDeletion,
    title: "Confirm deletion",
    Screen: screen(() => import("#client/pages/consent/confirm-deletion-page"), "ConfirmDeletionPage"),
  },
  {
    path: paths.confirmUnlock,
    title: "Confirm change",
    Screen: screen(() => import("#client/pages/consent/confirm-unlock-page"), "ConfirmUnlockPage"),
  },
];
