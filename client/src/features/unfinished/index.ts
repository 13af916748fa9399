export { TakenUp } from "#client/features/unfinished/taken-up";
export { UnfinishedRows, useUnfinished } from "#client/features/unfinished/unfinished-rows";
export { useKeptForm } from "#client/features/unfinished/use-kept-form";
