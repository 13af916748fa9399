export { ChatBox } from "#client/features/network/chat/chat-box";
export { CollaboratorProfile } from "#client/features/network/discovery/collaborator-profile";
export { DiscoverySection } from "#client/features/network/discovery/discovery-section";
export { ProfileInvitation, isPublished } from "#client/features/network/discovery/own-profile";
export { useIsLive } from "#client/features/network/live-stream";
export { personQuery, requestQuery } from "#client/features/network/network-queries";
export { fullName, partnerOf } from "#client/features/network/people";
export {
  CollaborationsSection,
  type CollaborationTab,
} from "#client/features/network/requests/collaborations-section";
