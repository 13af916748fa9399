/** What people who make music have on their desks beside contracts: nobody is sold a review of it. */
export const otherTexts: readonly { name: string; text: string }[] = [
  {
    name: "essay on record deals",
    text: `What a record deal really says

When a label hands you a contract, most artists look for the advance and skip the rest. That is a mistake. A typical recording agreement gives the label ownership of the masters, and the artist shall be paid a royalty only after costs are recouped. I have read dozens of these contracts over the years, and the same clauses come back: options, cross-collateralisation, a power of attorney.

Take the term. A label may say that the term is one year, but with five options of one year each it is six. Then comes exclusivity: the artist shall not record for any other company. Why does this matter? Because you cannot leave when the label does nothing.

My advice is simple. Read everything, ask a lawyer, and never sign on the day you are given the paper. In the next article I will explain publishing deals.`,
  },
  {
    name: "essay on 360 deals",
    text: `The 360 deal, ten years on

Between 2007 and 2012 the 360 deal went from a curiosity to the industry's default. Under such an agreement the company receives a share of touring, merchandise, endorsements and publishing. Supporters argue that labels invest in the whole career and should therefore participate in the whole income. Critics answer that labels rarely do anything for the tour.

In this paper we examine forty-two agreements signed in Lagos and Nairobi. In 31 of them the company was entitled to at least 20 per cent of live income. In only four was the company obliged to provide tour support. We conclude that the deal is rarely a partnership.`,
  },
  {
    name: "house lease",
    text: `LEASE AGREEMENT

This Lease is made on 1 February 2026 between Mary Atieno (the "Landlord") and Joseph Kamau (the "Tenant").

1. The Landlord lets to the Tenant Flat 4B, Kilimani Road, Nairobi, for a term of two years.
2. The Tenant shall pay a rent of KES 45,000 each month in advance, and a deposit of KES 90,000.
3. The Tenant shall not play loud music after 10 p.m. and shall not sublet.
4. The Landlord shall keep the structure in repair.
5. Either party may end this lease by two months' written notice.

Signed: Landlord, Tenant`,
  },
  {
    name: "studio lease",
    text: `COMMERCIAL LEASE OF STUDIO PREMISES

This agreement is between Westgate Properties Ltd (the "Landlord") and Beatbox Recording Studio (the "Tenant"). The Landlord leases to the Tenant the ground floor of Plot 17, Ngong Road, to be used as a recording studio for music. The rent is KES 120,000 a month. The Tenant shall install sound insulation at its own cost. The term is five years with one option to renew. The Tenant shall indemnify the Landlord against claims by neighbours. This lease is governed by the laws of Kenya.`,
  },
  {
    name: "software licence",
    text: `END USER LICENCE AGREEMENT FOR WAVEFORGE STUDIO

This licence agreement is between you ("Licensee") and WaveForge Audio Inc. ("Licensor"). Licensor grants Licensee a non-exclusive, non-transferable licence to install and use the WaveForge Studio music software on two computers. Licensee shall not reverse engineer, decompile or rent the software. The software is provided as is. Licensor's liability shall not exceed the price paid. This agreement terminates if Licensee fails to comply with it. It is governed by the laws of the State of Oregon.`,
  },
  {
    name: "sample pack software",
    text: `PLUGIN SUBSCRIPTION TERMS

By subscribing you agree to these terms with SynthHouse GmbH. You receive access to synthesizer plug-ins and presets for as long as you pay EUR 9.99 a month. You may use the plug-ins in your own productions without further payment. You may not share your account. We may change the price with thirty days' notice. German law applies.`,
  },
  {
    name: "franchise",
    text: `FRANCHISE AGREEMENT

This Franchise Agreement is made between Mama Oliech Kitchens Limited ("Franchisor") and Peter Mwangi ("Franchisee"). The Franchisor grants the Franchisee the exclusive right to operate a restaurant under the name in Nakuru for a term of ten years. The Franchisee shall pay a royalty of six per cent of gross sales and a marketing fee of two per cent. The Franchisee shall follow the operations manual. The Franchisor may terminate on breach not cured within thirty days. The restaurant may play background music with the licences that the law requires.`,
  },
  {
    name: "music school franchise",
    text: `FRANCHISE DISCLOSURE AND AGREEMENT

Little Notes Music School (the "Franchisor") grants to Jane Chebet (the "Franchisee") the right to run a Little Notes music school for children in Eldoret. The Franchisee shall pay an entry fee of KES 800,000 and a royalty of 8% of tuition fees. The Franchisor owns the teaching method, the songbook and the trade mark. The term is five years.`,
  },
  {
    name: "website terms",
    text: `Terms of Use

Welcome to ConcertMap. By using this website you agree to these terms. You may browse concerts and buy tickets. You must be eighteen. We may suspend your account if you break these rules. Tickets are not refundable unless an event is cancelled. We are not liable for what organisers do. These terms are governed by the laws of Kenya. We may change them at any time.`,
  },
  {
    name: "invoice",
    text: `INVOICE No. 2026-117

From: Nairobi Sound Hire Ltd
To: Blue Note Festival
Date: 14 March 2026

2 x line array speaker, 3 days ............ KES 180,000
1 x mixing console ........................ KES 45,000
Sound engineer, 3 days .................... KES 60,000
VAT 16 % .................................. KES 45,600
Total due ................................. KES 330,600

Payment within 30 days to account 0110 2233 4455. Late payment bears interest at 2% a month. Thank you for your business.`,
  },
  {
    name: "invoice of a producer",
    text: `INVOICE

Producer: Brian Otieno. Artist: Wanjiru Njeri.
Beat production "Usiku", fee KES 40,000. Mixing KES 15,000. Mastering KES 10,000.
Royalty 3 % of net receipts to be accounted separately under our agreement dated 2 January 2026.
Please pay by M-Pesa to 0712 000 000 within 14 days. The files shall be released after payment.`,
  },
  {
    name: "lyrics",
    text: `Contract of the heart

(Verse 1)
You signed me with a kiss at the break of day
I agreed to love you come what may
No clause, no term, no fee to pay
Just you and me and the month of May

(Chorus)
Oh baby this agreement is for ever
No termination, not now, not never
I hereby promise I will leave you never
Whereas you and I belong together

(Verse 2)
I read the small print in your eyes
No hidden costs, no white lies
The parties of the first part rise
To sing beneath the Nairobi skies`,
  },
  {
    name: "lyrics in Swahili",
    text: `Malaika wangu

Malaika nakupenda malaika
Ningekuoa mali sina dada
Pesa zasumbua roho yangu
Nami nifanyeje kijana mwenzio

Kidege hukuwaza kidege
Usiku na mchana nakuota wewe
Moyo wangu umekuwa mtumwa wako
Nitakupenda milele na milele`,
  },
  {
    name: "mail about a contract",
    text: `From: grace@example.co.ke
To: amani@example.co.ke
Subject: the label contract

Hi Amani,

I have now read the recording contract that Tamu Sounds sent you. Clause 4 says that the masters belong to them for ever, and clause 9 says that the artist shall pay all costs from royalties. I do not think that you should sign it as it is. Can we talk on Thursday? I would ask for seven years and a cap of KES 500,000.

Also, do not forget the photo shoot on Friday at ten.

Love,
Grace`,
  },
  {
    name: "mail of a booker",
    text: `Subject: Re: gig on the 14th

Hey guys, confirming we'd love to have you on the 14th at The Alchemist. Doors at 7, you are on at 9.30. We usually pay 60k plus food. Let me know if that works and I will send over the contract next week. Cheers, Tom`,
  },
  {
    name: "technical rider",
    text: `TECHNICAL RIDER - SAUTI ENSEMBLE 2026

Stage: minimum 8 x 6 m, height 1 m.
FOH: L-Acoustics or d&b, 105 dB at mix position.
Monitors: 6 mixes, 4 wedges, 2 in-ear.
Input list:
1 Kick - Beta 52
2 Snare - SM57
3 Hat - KM184
4 Bass - DI
5 Gtr L - SM57
6 Keys - 2 x DI
7 Vox - SM58
Backline: Yamaha Stage Custom drum kit, Ampeg SVT, Fender Twin. Sound check of 90 minutes. Please contact our engineer for changes.`,
  },
  {
    name: "hospitality rider",
    text: `HOSPITALITY RIDER

Dressing room with mirror, 6 chairs, wi-fi. 24 still water, 12 soft drinks, fresh fruit, hot meal for 7 (2 vegetarian). 10 clean towels. The room shall be lockable and the key given to the tour manager. Six names on the guest list. No photographs in the dressing room.`,
  },
  {
    name: "CV",
    text: `CURRICULUM VITAE

Faith Mutua
Music producer and sound engineer, Nairobi

Experience
2019-2026 Senior producer, Tamu Sounds Limited: produced 14 albums, negotiated producer agreements and split sheets, administered royalties of 40 artists.
2016-2019 Assistant engineer, Ketebul Studios.

Education
BA Music, Kenyatta University, 2015.

Skills
Pro Tools, Ableton, contract administration, royalty accounting.

Referees on request.`,
  },
  {
    name: "law text",
    text: `THE COPYRIGHT ACT
CHAPTER 130
PART IV - COPYRIGHT AND OTHER RIGHTS

31. (1) Copyright conferred by section 23 shall vest initially in the author: Provided that where a work is commissioned by a person who is not the author's employer under a contract of service, or not having been so commissioned, is made in the course of the author's employment under a contract of service, the copyright shall be deemed to be transferred to the person who commissioned the work or the author's employer, subject to any agreement between the parties excluding or limiting the transfer.

33. (1) Subject to this section, copyright shall be transmissible by assignment, by licence, testamentary disposition, or by operation of law as movable property. (3) No assignment of copyright and no exclusive licence to do an act the doing of which is controlled by copyright shall have effect unless it is in writing signed by or on behalf of the assignor.`,
  },
  {
    name: "judgment",
    text: `IN THE HIGH COURT OF KENYA AT NAIROBI
Civil Suit No. 214 of 2021
BETWEEN J. M. OTIENO ............ PLAINTIFF AND SAFARI RECORDS LIMITED ............ DEFENDANT

JUDGMENT
1. The plaintiff, a musician, claims royalties under a recording agreement dated 4 May 2015. Clause 7 of the agreement provided that the artist shall receive ten per cent of net receipts.
2. The defendant denied that any royalties were due. It relied on clause 12, by which statements were binding after sixty days.
3. I find that the clause does not protect a party that never sent a statement. Judgment is entered for the plaintiff for KES 1,204,000 with costs.`,
  },
  {
    name: "Swahili contract",
    text: `MKATABA WA KUREKODI

Mkataba huu umefanywa tarehe 3 Machi 2026 kati ya Tamu Sounds Limited ("Kampuni") na Wanjiru Njeri ("Msanii").
1. Msanii anaipa Kampuni haki ya kurekodi na kusambaza nyimbo zake kwa miaka mitatu.
2. Kampuni itamlipa Msanii asilimia hamsini ya mapato halisi kila miezi mitatu.
3. Kila upande unaweza kuvunja mkataba huu kwa notisi ya siku thelathini.
4. Sheria za Kenya zitatumika.
Sahihi: Kampuni, Msanii`,
  },
  {
    name: "press release",
    text: `FOR IMMEDIATE RELEASE

Nairobi, 3 June 2026 - Tamu Sounds today announced that it has signed singer Wanjiru Njeri to an exclusive recording agreement. Under the deal the label will release three albums worldwide. "We are thrilled," said chief executive John Kamau. Financial terms were not disclosed. The first single, "Usiku", comes out on 1 August.`,
  },
  {
    name: "employment contract",
    text: `CONTRACT OF EMPLOYMENT

This contract is between Nairobi Radio Limited (the "Employer") and Samuel Njenga (the "Employee"). The Employee is employed as a music librarian from 1 April 2026 at a gross salary of KES 70,000 a month. Working hours are 8 a.m. to 5 p.m. The Employee is entitled to 21 days of annual leave. Either party may terminate with one month's notice. The Employment Act applies.`,
  },
  {
    name: "car hire",
    text: `VEHICLE HIRE AGREEMENT

Between Safari Wheels Ltd (Owner) and The Rift Band (Hirer). The Owner hires out a 14-seat van for the band's tour from 1 to 20 July 2026. The Hirer shall pay KES 9,000 a day and fuel. The Hirer shall return the van clean. The Hirer is liable for damage up to the excess of KES 50,000. The Owner insures the van. Kenyan law applies.`,
  },
  {
    name: "instrument sale",
    text: `SALE AGREEMENT

Seller: Kevin Odhiambo. Buyer: Ann Wairimu. The Seller sells to the Buyer one Fender Stratocaster guitar, serial US12345, for KES 95,000, payable on delivery. The Seller warrants that the guitar is his property. The goods are sold as seen. Signed by both parties on 2 May 2026.`,
  },
  {
    name: "privacy policy",
    text: `PRIVACY POLICY

MusicBox ("we") respects your privacy. We collect your name, e-mail address and listening history. We use these data to recommend songs and to send you news. We share data with payment providers. You may ask us to delete your data at any time. We keep data for two years after your account ends. Contact privacy@musicbox.example.`,
  },
  {
    name: "royalty statement",
    text: `ROYALTY STATEMENT
Period: 1 January - 30 June 2026
Artist: Wanjiru Njeri
Contract ref: TS-2024-018

Streaming ......... 1,204,331 plays ....... KES 212,400
Downloads ......... 1,020 ................. KES 18,360
Sync .............. 1 ..................... KES 60,000
Less recoupable costs ..................... KES 150,000
Artist share 50 % ......................... KES 70,380
Payable ................................... KES 70,380
Objections within sixty days.`,
  },
  {
    name: "course outline",
    text: `Music Business 201: Contracts

Week 1: What is a contract? Offer, acceptance, consideration.
Week 2: The recording agreement: term, options, exclusivity.
Week 3: The publishing agreement: administration, co-publishing.
Week 4: Management: commission and sunset.
Week 5: Producers, splits and credits.
Assessment: students shall negotiate a mock contract and hand in a report of 2,000 words.`,
  },
  {
    name: "definition list",
    text: `Glossary of contract terms for musicians

Advance: money paid to the artist before royalties are earned. It is recoupable.
Assignment: a transfer of ownership of copyright.
Exclusive: the artist may not record for others.
Master: the original recording.
Option: the right of the company to extend the agreement.
Recoupment: the company keeps royalties until its costs are paid back.
Sunset clause: the commission of a manager ends step by step after the term.`,
  },
  {
    name: "blank form",
    text: `ARTIST BOOKING FORM

Name of artist: ______________
Date of event: ______________
Venue: ______________
Fee: ______________
Deposit: ______________
Signature: ______________`,
  },
  {
    name: "guide to a split sheet",
    text: `Split sheet
How to fill it in: Each writer receives a share. The producer receives a share of the song. The publisher receives half. The label owns the masters. Write the names of all songwriters. The shares are divided among the writers and must total 100%. Date: the day of the recording.`,
  },
  {
    name: "royalty statement",
    text: `Royalty statement under the recording contract

Artist: Wanjiru Njeri. Label: Tamu Sounds.
The artist receives 40% of KES 2,600 for streams of "Mvua". The artist receives 40% of KES 1,300 for streams of "Jioni". The label keeps the rest. Songwriter share is divided equally between two writers.`,
  },
  {
    name: "course on recording agreements",
    text: `Course plan: the recording agreement

Week 1: the artist grants rights in recordings. Week 2: the label pays royalties and the producer receives points. Week 3: the publisher administers songs. Week 4: the manager receives a commission. Each week ends with a test.`,
  },
  {
    name: "notes on a recording contract",
    text: `Notes on our recording contract

The label owns the masters. The artist receives 20% of income. The producer keeps the beat. The manager receives a share. The songs are divided equally.`,
  },
  {
    name: "judgment",
    text: `Judgment about a music contract

The label owns the recordings. The artist receives 10% of the income. The publisher administers the songs. The label pays nothing more. The claim fails.`,
  },
];
