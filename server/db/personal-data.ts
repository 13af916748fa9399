/*
 * What the tables hold of people: every column of every table, by its name in the database. A new column is either ours, or of a person:
 * then it says where the privacy policy tells of it, with what it goes, and why it is not exported, if it is not. `personal-data.test.ts`
 * fails for a column that is missing here, and looks at the whole product doing what is said here.
 */
import { perSongFact } from "#shared/domain/song-facts";

export type Personal = {
  /** How the row of the policy's "What we keep" begins, and the words in it that mean this. */
  policy: readonly [row: string, words: string];
  /** Gone once the account is deleted, or the document purged; else why it stays. */
  goesWith: "account" | "document" | { neither: string };
  /** Why the export of somebody's data goes without it. */
  notExported?: string;
};

/** An id, a state, a moment, a count, a hash: what says nothing of anybody but through what stands beside it. */
type Ours = "ours";

/** Of JSON its fields, however deep, by their keys. */
type Kept = Ours | Personal | { fields: Record<string, Ours | Personal> };

const each = <Value>(names: string, value: Value): Record<string, Value> =>
  Object.fromEntries(names.split(/\s+/).map((name) => [name, value]));
const ours = (names: string) => each<Ours>(names, "ours");

const kept =
  (row: string, goesWith: Personal["goesWith"]) =>
  (words: string, notExported?: string): Personal => ({
    policy: [row, words],
    goesWith,
    ...(notExported ? { notExported } : {}),
  });

const account = kept("Your account", "account");
const session = kept("Sessions", "account");
const profile = kept("Collaborator profile", "account");
const form = kept("The form of an agreement", "account");
const unfinished = kept("Forms you have begun", "account");
const label = kept("Labels", "account");
const review = kept("AI contract review", "account");
const dataExport = kept("An export of your data", "account");
const document = kept("Documents", "document");
const evidence = kept("Evidence of each sending", "document");
const link = kept("Signing links", "document");
const talk = kept("Requests that were answered, and messages", { neither: "It was said to somebody." });
const accepted = "which version of the terms you accepted";
const contact = kept("Contacts", "account");
const payment = kept("Payments", { neither: "Tax law asks for it." });
const order = kept("Verification", { neither: "It is part of a payment." });
const ticket = kept("Support tickets", { neither: "It goes when somebody asks for that." });
const change = kept("What an administrator changed", { neither: "Administrators answer for it." });
const log = kept("Logs", { neither: "It is forgotten within a day." });

const SECRET = "Whoever has it can do what its owner alone may.";
const COPY = "It is made from what is exported.";
const A_GUEST = "It is a guest's: somebody with the same address need not be the same person.";

/** What a document says, of whatever kind it is. */
const content = {
  ...ours("draftedBy editedAt edition"),
  ...perSongFact(() => document("facts of the song")),
  ...each("songTitle projectTitle trackTitle", document("titles")),
  ...each("name artistName producerName primaryArtist featuredArtist", document("names")),
  ...ours("cleared vocals instruments composition lyrics mix"),
  ...each("title artist owners tool version", document("facts of the song")),
  ...each("credits creditRequirements role", document("roles")),
  ...each("artistEmail producerEmail primaryArtistEmail featuredArtistEmail", document("e-mail addresses")),
  share: document("shares"),
  ...each(
    `generatedAgreement compensationType producerFee royaltyPercentage effectiveDate masterOwnership deliveryMethod
    otherDeliveryMethod deliveryTimeline revisions exclusivity terminationClause additionalTerms syncRights featuredArtistFee
    featuredArtistPercentage recordingDate paymentTerms royaltyBased featuredArtistRoyaltyPercentage publishingSplit
    proAffiliation agreementDuration fixedEndDate performanceRights promotionalRights syncLicensingRights
    syncRoyaltyPercentage deliverables sync ownerReceives percentageBase releaseMonths letterOfDirection seat feeParts mayReject artistType
    producerType primaryArtistType featuredArtistType`,
    document("terms"),
  ),
  ...each(
    ["artist", "producer", "primaryArtist", "featuredArtist"]
      .flatMap((party) => ["LegalName", "Signatory", "Members"].map((field) => `${party}${field}`))
      .join(" ") + " ownerName courtesyOf",
    document("names"),
  ),
  ...each(
    ["artist", "producer", "primaryArtist", "featuredArtist"]
      .flatMap((party) => ["Registration", "Office"].map((field) => `${party}${field}`))
      .join(" "),
    document("an address"),
  ),
  phone: document("a phone number"),
  address: document("an address"),
  maskedId: document("Government ids"),
  sealedId: document("Government ids", "It is encrypted. Nobody is shown more of it than its end."),
};

export const personalData: Record<string, Record<string, Kept>> = {
  account_links: {
    ...ours("token_hash user_id purpose created_at expires_at used_at"),
    email: account("e-mail address"),
  },
  admin_events: {
    ...ours("id at actor_id action target_type target_id target_name"),
    ...each("before after", change("names and e-mail addresses", "It is evidence about an administrator.")),
  },
  archived_documents: ours("account_id document_id at"),
  audit_events: ours("id document_id position event actor at details previous_hash hash"),
  avatars: { ...ours("user_id id created_at"), bytes: account("picture") },
  blocks: { ...ours("blocker_id created_at"), blocked_id: profile("people you have blocked") },
  bundle_links: ours("token_hash signer_id"),
  collaboration_files: {
    ...ours("message_id sender_id kind size created_at"),
    ...each("name bytes", talk("the files in them")),
  },
  collaboration_messages: {
    ...ours("request_id number id sender_id created_at"),
    message: talk("messages"),
  },
  collaboration_requests: {
    ...ours("id sender_id receiver_id status created_at responded_at message_count last_message_at"),
    ...ours("sender_read_to receiver_read_to sender_mailed_at receiver_mailed_at"),
    message: talk("Requests"),
  },
  checkpoint_time_stamps: ours("size token received_at"),
  completion_certificates: {
    ...ours("version_id sha256 issued_at content_sha256 seal_level seal_certificate log_size"),
    bytes: document("names", COPY),
  },
  consent_answers: {
    ...ours("id request_id signer_id answered_at reminders_sent"),
    answer: evidence("answer"),
    ip_address: evidence("IP address"),
    user_agent: evidence("browser"),
  },
  consent_links: ours("token_hash answer_id way created_at"),
  consent_requests: {
    ...ours(
      "id document_id version_id purpose requested_by requested_at expires_at status confirmations_required",
    ),
    ...ours("confirmed_count decided_at scheduled_at"),
    reason: document("reasons"),
  },
  contact_sets: {
    ...ours("id owner_id created_at"),
    name: contact("sets"),
    ...each("publishing master", { fields: each("name email phone role share", contact("sets")) }),
  },
  contacts: {
    ...ours("id owner_id account_id kept_by kept is_own created_at last_used_at"),
    ...each("name stage_name", contact("names")),
    email: contact("e-mail address"),
    phone: contact("phone number"),
    role: contact("role"),
    own: contact("numbers and societies"),
    registration: {
      fields: {
        ...ours("kind"),
        ...each("legalName name", contact("names")),
        ...each(
          "ipiNameNumber ipiBaseNumber isni performingSociety mechanicalSociety society",
          contact("numbers and societies"),
        ),
      },
    },
  },
  data_exports: {
    ...ours("id user_id asked_at expires_at filename sha256"),
    bytes: dataExport("export", "It is the export."),
  },
  deleted_documents: ours("document_id deleted_at confirmations"),
  discovery_entries: {
    ...ours("user_id is_featured joined_at"),
    ...each("facets name slips", profile("profile", COPY)),
  },
  document_edits: {
    ...ours("id document_id number words is_redrafted saved_by saved_at"),
    text: document("terms"),
  },
  document_labels: ours("document_id label_id"),
  document_versions: {
    ...ours("id document_id number sha256 sent_at replaces signed_at ended_at ended_because ended_by"),
    canonical: {
      fields: {
        ...content,
        ...ours("format documentId type sentAt rightsType key edition"),
        title: document("titles"),
        terms: document("terms"),
      },
    },
    ...ours("operator in_turn link_days reminders"),
    copies: { fields: { name: document("names"), email: document("e-mail addresses") } },
    message: document("messages"),
    sender_email: document("e-mail addresses"),
    sender_phone: document("phone numbers"),
    sender_ip_address: evidence("IP address"),
    sender_user_agent: evidence("browser"),
    end_reason: document("reasons"),
  },
  documents: {
    ...ours(
      "id owner_id type status revision version_number signer_count signed_count created_at updated_at",
    ),
    ...ours("completed_at locked_from hidden_at"),
    title: document("titles"),
    // Versions of the first format froze it, too.
    content: { fields: { ...content, email: document("e-mail addresses") } },
    searched: document("names", COPY),
  },
  entry_salts: ours("event_id document_id salt"),
  ended_links: ours("token_hash signer_id representative_id"),
  event_reasons: { ...ours("document_id position"), reason: document("reasons") },
  forgotten_files: ours("sha256 since"),
  hidden_entries: { ...ours("document_id"), entry: document("names", COPY) },
  issued_files: ours("sha256 kind document_id version signed people issued_at"),
  issued_pdfs: {
    ...ours("version_id sha256 issued_at content_sha256 seal_level seal_certificate"),
    bytes: document("terms"),
  },
  log_checkpoints: ours("size root note at"),
  log_entries: ours("index event_id entry"),
  log_head: ours("only_one origin size peaks"),
  log_keys: ours("verifier_key first_used_at"),
  log_nodes: ours("level index hash"),
  log_pending: ours("event_id"),
  labels: { ...ours("id owner_id created_at"), name: label("named your documents by") },
  live_counters: ours("user_id number"),
  live_events: {
    ...ours("user_id number created_at"),
    event: talk("messages", COPY),
  },
  mails_to_others: ours("id account_id recipient person about leaves_at"),
  notices: ours("id owner_id kind document_id signer_id request_id payment_id gathers count at read_at"),
  payments: {
    ...ours(
      "id owner_id provider_reference access_code authorization_url starting_since status transaction_id",
    ),
    ...ours("drafting_since used_at document_id next_check_at unused_told_at created_at currency"),
    service_type: payment("what for"),
    amount_cents: payment("amount"),
    ...each("terms_version privacy_version", payment(accepted)),
    email: payment("e-mail address"),
    reference: payment("reference"),
    channel: payment("way of paying"),
    receipt_number: payment("reference"),
    paid_at: payment("date"),
    form_sealed: form("form"),
  },
  rate_limits: {
    ...ours("points expire"),
    key: log("network address", "It is of an address, not of an account."),
  },
  recovery_codes: { ...ours("user_id used_at"), code_hash: account("two-factor", SECRET) },
  refunds: {
    ...ours("payment_id status requested_by requested_at attempt settled_at"),
    reason: payment("refunded", "It is what administrators write for the books."),
  },
  registration_acknowledgements: {
    ...ours("document_id society status read_at"),
    ...each("sender processed_on society_number messages", document("numbers and societies")),
  },
  registration_changes: {
    ...ours("document_id revision at"),
    saved_by: document("names"),
    changes: document("numbers and societies"),
  },
  registrations: {
    ...ours("document_id revision saved_at"),
    record: {
      fields: {
        ...ours("key kind confirmedAt type language cleared vocals instruments composition lyrics mix part"),
        ...each("name legalName stageName artist owners writer", document("names")),
        email: document("e-mail addresses"),
        ...each(
          "ipiNameNumber ipiBaseNumber isni performingSociety mechanicalSociety society",
          document("numbers and societies"),
        ),
        ...each("contributions writerRole writerCapacity instrument", document("roles")),
        ...each("share points", document("shares")),
        ...each(
          "iswc isrc title version duration label releaseDate country recordedOn writtenOn writtenIn studio tool earlierAgreements",
          document("facts of the song"),
        ),
      },
    },
  },
  registration_export_documents: ours("export_id document_id"),
  registration_exports: {
    ...ours("id user_id format filename made_at sha256"),
    ...each("bytes folded", account("numbers and societies", COPY)),
  },
  registration_file_numbers: ours("sender_code year number"),
  registration_parties: ours("identity number"),
  registration_works: ours("document_id number notified_at notified_by"),
  reminder_links: ours("token_hash signer_id way created_at"),
  representatives: {
    ...ours("id signer_id capacity assents language token_hash named_at ended_at record_sha256"),
    ...each("name position", document("names")),
    email: document("e-mail addresses"),
    phone: document("phone numbers"),
    record: {
      fields: {
        ...ours("key versionSha256 capacity assents way device namedAt privateSha256"),
        ...each("name position", document("names")),
        maskedAddress: document("e-mail addresses"),
      },
    },
    private_part: {
      fields: {
        ...ours("reading salt"),
        address: document("e-mail addresses"),
        ipAddress: evidence("IP address"),
        userAgent: evidence("browser"),
      },
    },
  },
  reviews: {
    ...ours("id owner_id payment_id score counts pdf_sha256 created_at"),
    ...each("kind reviewed_by", review("score")),
    result: {
      fields: {
        ...ours("point score characters area possible kept subject state cost"),
        ...each("severity title description quotation suggestion", review("issues")),
        ...each("kind recommendations reviewedBy note", review("issues")),
      },
    },
  },
  shared_views: {
    ...ours("id document_id version_id shows token_hash made_at expires_at ended_at"),
    for_whom: document("for whom you made a view-only link"),
  },
  search_entries: {
    ...ours("document_id number type created_at"),
    title: document("titles"),
    people: document("names"),
    song: document("titles"),
    names: document("names"),
    terms: document("names", COPY),
  },
  search_postings: { ...ours("entry"), term: document("names", COPY) },
  search_words: { word: document("names", COPY) },
  seal_certificates: ours("sha256 der not_after first_used_at"),
  service_pricing: ours("service_type price_cents description is_active"),
  phone_codes: {
    ...ours("user_id code_hash sent_at expires_at tries used_at"),
    phone: account("phone number", "It is forgotten within two hours, unless it is confirmed."),
  },
  room_codes: ours(
    "signer_id room_id code_hash way address_hash sent_at expires_at tries asked_in used_at used_in",
  ),
  room_sessions: ours("signer_id room_id token_hash way device address_hash expires_at"),
  sessions: {
    ...ours("expire"),
    sid: session("a random number", SECRET),
    sess: {
      fields: {
        ...ours(
          "originalMaxAge expires httpOnly path sameSite secure user openedWith openedAt seenAt handedOver",
        ),
        device: session("device"),
        address: session("network address"),
      },
    },
  },
  signatures: {
    ...ours("signer_id signature_id version_sha256 acknowledgements_version signed_at record_sha256"),
    record: {
      fields: {
        ...ours(
          "signatureId key versionSha256 way device wording capacity markSha256 signedAt privateSha256 basis naming",
        ),
        ...each("name position", document("names")),
        maskedAddress: document("e-mail addresses"),
      },
    },
    private_part: {
      fields: {
        ...ours("reading shownAt toEnd seconds salt"),
        address: document("e-mail addresses"),
        ipAddress: evidence("IP address"),
        userAgent: evidence("browser"),
      },
    },
    mark: { fields: { ...ours("kind width height"), path: evidence("your name as you drew or typed it") } },
    ip_address: evidence("IP address"),
    user_agent: evidence("browser"),
    notice_version: evidence("which privacy notice"),
  },
  signer_notes: {
    ...ours("id signer_id owner_id kind at answered_at"),
    ...each("text answer", document("messages and reasons")),
  },
  signers: {
    ...ours(
      "id document_id version_id position key token_hash token_expires_at invited_at opened_at reminders_sent",
    ),
    ...ours("reminded_at reminders_off_at expiry_told_at leaving awaits_turn"),
    name: document("names"),
    email: document("e-mail addresses"),
    phone: document("phone numbers"),
    role: document("roles"),
    rights: document("shares"),
    corrections: {
      fields: {
        ...ours("at digests"),
        ...each("from to", document("e-mail addresses")),
        by: document("names"),
      },
    },
    notice_version: link("which privacy notice"),
    language: link("language", "It is the link's: somebody without an account has it, too."),
  },
  signing_rooms: ours(
    "id document_id version_id key_hash sealed_key letters opened_at open_until shared_at closed_at",
  ),
  submitters: {
    ...ours("user_id"),
    ...each("name ipi_name_number sender_code", account("numbers and societies")),
  },
  text_messages: ours(
    "id signer_id representative_id account_id sent_with kind state attempts given_at provider_id created_at changed_at",
  ),
  ticket_links: ours("token_hash ticket_id created_at"),
  ticket_messages: { ...ours("id ticket_id sender created_at"), message: ticket("tickets") },
  tickets: {
    ...ours("id number user_id category priority status topic created_at updated_at"),
    ...each("email name", account("name, e-mail address")),
    ...each("subject message", ticket("tickets")),
  },
  societies: ours("code name country status is_listed changed_at"),
  song_keys: { ...ours("document_id owner_id"), key: document("titles", COPY) },
  song_keys_due: ours("document_id"),
  song_links: ours("user_id one other belongs at"),
  song_waivers: {
    ...ours("user_id contradiction one other at"),
    // Nobody else ever reads it.
    reason: kept("Documents", "account")("reasons"),
  },
  two_factors: {
    ...ours("user_id confirmed_at last_step wrong_codes locked_until"),
    secret_sealed: account("two-factor", SECRET),
  },
  user_registrations: {
    ...ours("user_id"),
    details: account("numbers and societies"),
  },
  users: {
    ...ours(
      "id email_verified_at phone_since phone_confirmed_at role status is_featured_producer mails_a_day created_at deleted_at",
    ),
    email: account("e-mail address"),
    phone: account("phone number"),
    password_hash: account("a hash of your password", SECRET),
    ...each("first_name last_name", account("name")),
    profile_image_url: account("picture"),
    ...each("terms_version privacy_version", account(accepted)),
    ...each("dark_mode language email_notifications document_signing_alerts", account("settings")),
    ...each("payment_notifications marketing_emails notices_off updates_contacts", account("settings")),
    ...each("collaborator_role genres country bio sample_work_url", profile("profile")),
    ...each("budget_preference availability_status", profile("profile")),
  },
  unfinished_forms: {
    ...ours("id owner_id type is_template revision updated_at"),
    form_sealed: unfinished("what you have typed"),
  },
  verification_orders: {
    ...ours("payment_id document_id created_at"),
    email: order("e-mail address", A_GUEST),
    name: order("name", A_GUEST),
    company: order("company", A_GUEST),
  },
  verifications: {
    ...ours("id payment_id document_id verified_at certificate_sha256"),
    ...each("result certificate", document("names", COPY)),
  },
  waiting_invitations: ours("signer_id sealed_token mailed_with"),
};
