import type { Caller } from "#server/testing/app";
import { Collaborator, Document, SheetDocument } from "#shared/contract/documents";

/** What an owner reads of a document; `owner` is asked for at each call, since a file may have a new one for each test. */
export function documentCalls(owner: () => Caller) {
  return {
    read: async (id: string) => Document.parse((await owner().get(`/api/documents/${id}`).expect(200)).body),
    readSheet: async (id: string) =>
      SheetDocument.parse((await owner().get(`/api/documents/${id}`).expect(200)).body),
    collaborators: async (id: string) => {
      const { body } = await owner().get(`/api/documents/${id}/collaborators`).expect(200);
      return Collaborator.array().parse(body);
    },
  };
}
