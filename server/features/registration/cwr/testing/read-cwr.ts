/*
 * A reader of CWR 2.2 for tests, by the places that the specification's tables give: it shares nothing with the writer.
 * Source: CISAC, CWR19-1070R1, record layouts; start counted from 1.
 */
type Place = readonly [start: number, length: number];

const song = {
  title: [20, 60],
  language: [80, 2],
  workNumber: [82, 14],
  iswc: [96, 11],
  copyrightDate: [107, 8],
  category: [127, 3],
  duration: [130, 6],
  recorded: [136, 1],
  textMusic: [137, 3],
  composite: [140, 3],
  version: [143, 3],
  grandRights: [197, 1],
  components: [198, 3],
} as const;

const publisher = {
  chain: [20, 2],
  number: [22, 9],
  name: [31, 45],
  role: [77, 2],
  ipi: [88, 11],
  prSociety: [113, 3],
  pr: [116, 5],
  mrSociety: [121, 3],
  mr: [124, 5],
  srSociety: [129, 3],
  sr: [132, 5],
  refusal: [138, 1],
  base: [140, 13],
} as const;

const writer = {
  number: [20, 9],
  last: [29, 45],
  first: [74, 30],
  unknown: [104, 1],
  role: [105, 2],
  ipi: [116, 11],
  prSociety: [127, 3],
  pr: [130, 5],
  mrSociety: [135, 3],
  mr: [138, 5],
  srSociety: [143, 3],
  sr: [146, 5],
  refusal: [152, 1],
  hire: [153, 1],
  base: [155, 13],
} as const;

const records = {
  HDR: {
    type: [4, 2],
    id: [6, 9],
    name: [15, 45],
    edi: [60, 5],
    date: [65, 8],
    version: [102, 3],
    revision: [105, 3],
  },
  GRH: { type: [4, 3], group: [7, 5], version: [12, 5] },
  GRT: { group: [4, 5], transactions: [9, 8], records: [17, 8] },
  TRL: { groups: [4, 5], transactions: [9, 8], records: [17, 8] },
  NWR: song,
  REV: song,
  SPU: publisher,
  OPU: publisher,
  SPT: {
    number: [20, 9],
    pr: [35, 5],
    mr: [40, 5],
    sr: [45, 5],
    inclusion: [50, 1],
    territory: [51, 4],
    order: [56, 3],
  },
  SWR: writer,
  OWR: writer,
  SWT: {
    number: [20, 9],
    pr: [29, 5],
    mr: [34, 5],
    sr: [39, 5],
    inclusion: [44, 1],
    territory: [45, 4],
    order: [50, 3],
  },
  PWR: { publisher: [20, 9], name: [29, 45], writer: [102, 9], chain: [111, 2] },
  ALT: { title: [20, 60], type: [80, 2], language: [82, 2] },
  PER: { last: [20, 45], first: [65, 30], ipi: [95, 11] },
  REC: {
    released: [20, 8],
    duration: [88, 6],
    isrc: [250, 12],
    format: [262, 1],
    title: [267, 60],
    version: [327, 60],
    artist: [387, 60],
    label: [447, 60],
    validity: [507, 20],
  },
  COM: { title: [20, 60], iswc: [80, 11], last: [111, 45], first: [156, 30], otherLast: [197, 45] },
  XRF: { organisation: [20, 3], identifier: [23, 14], type: [37, 1], validity: [38, 1] },
} as const satisfies Record<string, Record<string, Place>>;

const lengths: Record<keyof typeof records, number> = {
  HDR: 167,
  GRH: 28,
  GRT: 37,
  TRL: 24,
  NWR: 260,
  REV: 260,
  SPU: 183,
  OPU: 183,
  SPT: 58,
  SWR: 180,
  OWR: 180,
  SWT: 52,
  PWR: 112,
  ALT: 83,
  PER: 118,
  REC: 540,
  COM: 308,
  XRF: 38,
};

/** A record's fields by name, `record` its type, `transaction` and `position` its numbers as they stand. */
export type ReadRecord = Record<string, string>;

/** Every record of a file with its fields, trimmed. Throws where a line is none of CWR 2.2. */
export function readCwr(file: string): ReadRecord[] {
  if (!file.endsWith("\r\n")) throw new Error("the last line is not ended");
  return file.slice(0, -2).split("\r\n").map(readLine);
}

function readLine(line: string, index: number): ReadRecord {
  const record = line.slice(0, 3);
  const places: Record<string, Place> | undefined = (records as Record<string, Record<string, Place>>)[
    record
  ];
  if (!places) throw new Error(`line ${index}: no record ${record}`);
  const length = lengths[record as keyof typeof records];
  if (line.length !== length) throw new Error(`line ${index}: ${record} has ${line.length} characters`);
  if (!/^[\x20-\x7E]*$/.test(line) || /[a-z]/.test(line)) throw new Error(`line ${index}: ${line}`);
  const fields = Object.entries(places).map(([name, [start, width]]) => [
    name,
    line.slice(start - 1, start - 1 + width).trim(),
  ]);
  return {
    ...(Object.fromEntries(fields) as ReadRecord),
    record,
    transaction: line.slice(3, 11),
    position: line.slice(11, 19),
  };
}
