export { FromTemplate } from "#client/features/unfinished/from-template";
export { SaveTemplate } from "#client/features/unfinished/save-template";
export { TakenUp } from "#client/features/unfinished/taken-up";
export { TemplatesButton } from "#client/features/unfinished/templates-button";
export { UnfinishedRows, useUnfinished } from "#client/features/unfinished/unfinished-rows";
export { useKeptForm } from "#client/features/unfinished/use-kept-form";
