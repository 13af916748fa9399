import { expect, test } from "vitest";
import { readAcknowledgements } from "#server/features/registration/cwr/read-acknowledgements";

const header = `HDRSO000000052${"PRS FOR MUSIC".padEnd(45)}01.10202603051200002026030${"5".padEnd(16)}`;
const acknowledgement = (number: string, status: string) =>
  [
    "ACK0000000000000000",
    "20260304",
    "050607",
    "00001",
    "00000000",
    "NWR",
    "NAIROBI NIGHTS".padEnd(60),
    number.padEnd(20),
    "PRS-77".padEnd(20),
    "20260305",
    status,
  ].join("");
const message = (text: string) => `MSG0000000000000001T00000000NWRT001${text.padEnd(150)}`;

test("what a society answers is read by song, with what it says of each", () => {
  const lines = [
    header,
    "GRHACK0000102.200000000000  ",
    acknowledgement("S1", "AS"),
    acknowledgement("S2", "CO"),
    message("SHARES EXCEED 100%"),
    message(""),
    "GRT000010000000200000006",
  ];
  expect(readAcknowledgements(lines.join("\r\n"))).toEqual({
    from: "PRS FOR MUSIC",
    society: "052",
    acknowledgements: [
      {
        workNumber: "S1",
        title: "NAIROBI NIGHTS",
        societyNumber: "PRS-77",
        status: "AS",
        processedOn: "2026-03-05",
        messages: [],
      },
      expect.objectContaining({ workNumber: "S2", status: "CO", messages: ["SHARES EXCEED 100%"] }),
    ],
  });
});

test.each(["", "Dear writer", header, `${header}\n${acknowledgement("S1", "??")}`, "HDR\nACK"])(
  "what is no such file is none: %s",
  (text) => {
    expect(readAcknowledgements(text)).toBeNull();
  },
);
