import { expect, test } from "vitest";
import { emptyProducerFields } from "#client/features/agreements/form/producer-fields";
import { readFields } from "#client/features/agreements/form/typed-fields";

test("a form that an older page has kept with fewer fields is brought up to date, without those that went", () => {
  const kept = { projectTitle: "Nairobi Nights", exclusivity: false, producerFee: 39000, shoeSize: "43" };
  expect(readFields(emptyProducerFields(), kept)).toEqual({
    ...emptyProducerFields(),
    projectTitle: "Nairobi Nights",
    exclusivity: false,
    producerFee: "39000",
  });
});
