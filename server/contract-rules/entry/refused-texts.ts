/** Texts that somebody might send and nobody may be sold a review of; `about` is what the refusal names where it can. */
export type RefusedText = { name: string; about?: string; text: string };

export const refusedTexts: readonly RefusedText[] = [
  {
    name: "lease of a flat",
    about: "a lease",
    text: `TENANCY AGREEMENT made on 3 May 2026 between Joseph Mutua (the "Landlord") and Grace Njoki (the "Tenant").
1. The Landlord lets and the Tenant takes flat B4, Sunrise Court, Ruaka, for twelve months from 1 June 2026.
2. The Tenant shall pay a rent of KES 28,000 on or before the fifth day of each month.
3. The Tenant has paid a security deposit of KES 28,000, which shall be returned at the end of the tenancy less the cost of repairs.
4. The Tenant shall not sub-let the premises, keep animals or play loud music after ten at night.
5. Either party may end this agreement by one month's notice in writing. This agreement is governed by the laws of Kenya.
Signed by the Landlord ______ Signed by the Tenant ______`,
  },
  {
    name: "lease of a studio to a musician",
    about: "a lease",
    text: `LEASE OF PREMISES. This lease is made between Kilimani Towers Ltd (the "Lessor") and Beatbox Records, a record label (the "Lessee").
1. The Lessor leases to the Lessee the premises on the third floor for use as a recording studio for a term of six years.
2. The rent is KES 140,000 a month, payable quarterly in advance, and rises by 7.5 % every second year. The Lessee shall pay a deposit of three months' rent.
3. The Lessee shall insulate the premises at its own cost so that no music is heard by other tenants, and shall not alter the structure of the premises without the Lessor's consent in writing.
4. The Lessor may re-enter the premises if the rent is unpaid for fourteen days. Sub-letting is not allowed.
5. The Lessee shall pay for water, electricity and service charge. The Lessor shall insure the building.`,
  },
  {
    name: "software licence",
    about: "a licence of software",
    text: `END USER LICENCE AGREEMENT. This agreement is between Ledgerly Ltd ("Licensor") and the person who installs the Software ("Licensee").
1. Licensor grants Licensee a non-exclusive licence to install the Software on two computers and to use it for its own business.
2. Licensee shall not reverse engineer the Software, copy its source code or object code, or let others use it over a network or an API.
3. Licensor shall correct reproducible bugs within thirty days. The Software is otherwise provided as it is.
4. The licence fee is USD 240 a year. Licensor may terminate this licence if the fee is not paid within fourteen days after notice.
5. Neither party is liable for loss of data on servers. This agreement is governed by the laws of Ireland.`,
  },
  {
    name: "software licence for musicians",
    about: "a licence of software",
    text: `LICENCE AGREEMENT for the SoundLoom plug-in. By installing the software you agree to these terms.
1. We grant you a licence to install and run the software on up to three computers with which you make music.
2. You may not rent the software, reverse engineer it, remove its copy protection or give the serial number to other users.
3. Updates to the software are free for twelve months. Support is given by e-mail to registered end users.
4. The software contains third-party source code under the licences that are listed in the installer.
5. What you record with the software is yours. We may end this licence if you break these terms, and you must then uninstall the software.`,
  },
  {
    name: "franchise of a music school",
    about: "a franchise",
    text: `FRANCHISE AGREEMENT between Do-Re-Mi Schools International (the "Franchisor") and Coast Learning Ltd (the "Franchisee").
1. The Franchisor grants the Franchisee the right to run one music school under the name Do-Re-Mi in Mombasa for ten years.
2. The Franchisee shall pay an initial franchise fee of USD 20,000 and a royalty of 6 % of gross revenue each month.
3. The Franchisee shall follow the franchise manual, buy the books from the Franchisor and employ trained teachers.
4. The Franchisor may inspect the school and may terminate this franchise if the Franchisee fails to pay a royalty within ten days after notice.
5. For two years after the end the Franchisee shall not run a school within thirty kilometres.`,
  },
  {
    name: "loan to a singer",
    about: "a loan",
    text: `LOAN AGREEMENT dated 12 June 2026 between Umoja Sacco (the "Lender") and Rehema Said, a singer (the "Borrower").
1. The Lender shall lend to the Borrower KES 300,000 (the "Loan") on 15 June 2026.
2. The Borrower shall repay the Loan in eighteen equal instalments with interest at 14 % a year on what is outstanding.
3. As collateral the Borrower charges her motor vehicle to the Lender. The Borrower shall not sell it before the Loan is repaid.
4. If an instalment is late by thirty days the whole Loan falls due and the Lender may sell the collateral.
5. The Borrower may repay the Loan early without a penalty. The laws of Kenya govern this agreement.`,
  },
  {
    name: "employment contract",
    about: "an employment contract",
    text: `CONTRACT OF EMPLOYMENT between Savannah Hotels Ltd (the "Employer") and Daniel Kiprono (the "Employee").
1. The Employer employs the Employee as an accountant from 1 July 2026, with a probation period of three months.
2. The Employee shall receive a salary of KES 85,000 a month, less PAYE, NSSF and SHIF.
3. The working hours are 8 am to 5 pm from Monday to Friday. The Employee is entitled to 21 days of annual leave and 14 days of sick leave with full pay.
4. The Employee shall keep the Employer's affairs secret during and after the employment.
5. Either party may terminate this contract by one month's notice. The Employer may dismiss the Employee for gross misconduct.`,
  },
  {
    name: "confidentiality agreement",
    about: "a confidentiality agreement",
    text: `NON-DISCLOSURE AGREEMENT between Kito Ltd ("Disclosing Party") and Brenda Achieng ("Receiving Party").
1. The Receiving Party shall keep the Confidential Information secret and shall use it only to consider whether to work with the Disclosing Party.
2. Confidential Information is whatever the Disclosing Party marks as confidential. It does not include what is public or was known before.
3. The Receiving Party shall return or destroy the Confidential Information within ten days after a request.
4. These duties last for three years. No licence is granted. The Receiving Party agrees that damages may not be enough and that the Disclosing Party may ask a court for an injunction.`,
  },
  {
    name: "sale of a car",
    about: "a sale of land or a vehicle",
    text: `AGREEMENT FOR SALE OF A MOTOR VEHICLE between Peter Mbugua (the "Vendor") and Alice Wairimu (the "Purchaser").
1. The Vendor sells and the Purchaser buys the motor vehicle Toyota Fielder, registration KDA 000X, chassis number NZE141-0000000, mileage 92,000 km.
2. The price is KES 1,150,000. The Purchaser shall pay KES 600,000 on signing and the balance when the logbook is transferred.
3. The Vendor warrants that the vehicle is free of any charge and that the duty has been paid.
4. The vehicle is sold as it stands. If the Purchaser fails to pay the balance within thirty days the Vendor may keep 10 % of the price and take the vehicle back.`,
  },
  {
    name: "supply of goods",
    about: "a sale of goods",
    text: `SUPPLY AGREEMENT between Mavuno Mills (the "Supplier") and Duka Chap Ltd (the "Buyer").
1. The Supplier shall deliver the goods listed in each purchase order to the Buyer's warehouse within five days.
2. The Buyer may refuse goods that are damaged or not as ordered and shall say so on the delivery note.
3. The Buyer shall pay each invoice within thirty days. Goods remain the Supplier's until they are paid for.
4. The Supplier warrants that the products meet the standards of KEBS. Its liability is limited to the price of the goods.
5. This agreement runs for one year and may be ended by either party on sixty days' written notice.`,
  },
  {
    name: "insurance of instruments",
    about: "an insurance policy",
    text: `POLICY OF INSURANCE. In consideration of the premium the insurer agrees to indemnify the insured against loss of or damage to the musical instruments in the schedule.
1. The insured shall take reasonable care of the instruments and shall tell the insurer of a loss within seven days.
2. The insurer shall not pay for wear, for theft from an unlocked vehicle, or the first KES 5,000 of each claim (the deductible).
3. The insurer may cancel this insurance by thirty days' notice and shall then return the premium for the time that is left.
4. If the insured makes a false claim the insurance ends and the premium is forfeited. The policyholder may renew on payment of the premium.`,
  },
  {
    name: "shareholders of a company",
    about: "a contract about shares",
    text: `SHAREHOLDERS AGREEMENT between Tony Ouma, Lydia Karimi and Nuru Ventures Ltd (the "Shareholders") about Pwani Foods Ltd (the "Company").
1. The issued share capital is 1,000 ordinary shares, held as to 400, 400 and 200.
2. The board of directors has three members; each Shareholder may appoint one. Dividends are paid when the board so resolves.
3. A Shareholder who wishes to sell shares shall first offer them to the other Shareholders (pre-emption).
4. The Company shall not issue shares, borrow or sell its business without the consent of Shareholders who hold 75 % of the shares.
5. This agreement is governed by the laws of Kenya and disputes shall be settled by arbitration.`,
  },
  {
    name: "building contract",
    about: "a building contract",
    text: `BUILDING CONTRACT between Jane Wambui (the "Employer") and Simba Construction (the "Contractor").
1. The Contractor shall carry out the works in the drawings and the bill of quantities on the site at Juja.
2. The Employer shall pay KES 4,200,000 in five stages as the architect certifies, less retention money of 5 %.
3. The works shall be finished by 30 November 2026. For each week of delay the Contractor shall pay KES 20,000.
4. The Contractor shall put right all faults in the concrete and the roof that appear in the defects liability period of six months.
5. Either party may ask the architect to decide a dispute.`,
  },
  {
    name: "publication of a book",
    about: "a book or film publishing contract",
    text: `PUBLISHING AGREEMENT between Jacaranda Books (the "Publisher") and Naomi Chelimo (the "Author") for the book "River Mothers".
1. The Author grants the Publisher the exclusive right to print and sell the book in hardcover and paperback in East Africa for seven years.
2. The Author shall deliver the manuscript of 80,000 words by 1 March 2027.
3. The Publisher shall pay a royalty of 10 % of the retail price of each copy of the book sold, with statements twice a year.
4. The Author warrants that the manuscript is her own work and indemnifies the Publisher.
5. If the book is out of print for a year the rights return to the Author. The Publisher may license a screenplay with the Author's consent.`,
  },
  {
    name: "catering for an event",
    about: "a catering or event hire contract",
    text: `CATERING CONTRACT between Mama Rocks Kitchen (the "Caterer") and Harambee Stars Fan Club (the "Client").
1. The Caterer shall serve the menu in the annex as a buffet for 200 guests at the event on 20 December 2026.
2. The Client shall pay KES 240,000: half on signing and half on the day. The catering price includes tents, chairs and decor.
3. If the Client cancels within seven days before the event the deposit is kept.
4. The Caterer is responsible for the hygiene of the food and shall remove its tents and chairs by midnight.`,
  },
  {
    name: "privacy policy",
    about: "a privacy policy",
    text: `PRIVACY POLICY. This policy sets out how Streamly Ltd, the data controller, handles your personal data when you use our website.
1. We collect your name, your e-mail address and which pages you visit. We may share personal data with processors who host our servers.
2. You may ask us for a copy of your personal data, to correct it or to erase it. We shall answer within thirty days.
3. We use cookies to keep you signed in. You can switch them off in your browser.
4. The processing of your data is governed by the Data Protection Act, 2019. You may complain to the Data Commissioner.`,
  },
  {
    name: "essay on record deals",
    text: `Why so many artists sign bad record deals. A recording contract is an agreement in which a label pays for the making of an album and the artist gives it the rights in the masters. In this essay I argue that most young artists should wait. Labels usually ask for options, and an option means that the label alone decides whether the deal goes on. The artist must deliver the next album, and the label may recoup its costs from the royalties of the first. Many contracts give the label a share of touring income as well. For example, a singer who signed in 2011 told a newspaper that she had never seen a statement. What should be done? Artists should ask for an audit clause, a cap on costs and a date on which the rights return. In conclusion, a contract is only as good as the questions that were asked before it was signed.`,
  },
  {
    name: "guide to management contracts",
    text: `Artist management agreements: what you need to know. A manager typically takes between 15 and 20 per cent of the artist's gross income. The term is usually two to three years, and most agreements include a sunset clause under which the manager receives a falling commission after the term ends. You should ask for a key person clause. Your lawyer will want to see how expenses are approved: the manager shall not spend more than a fixed amount without consent. Generally the artist may terminate if the manager does not reach agreed goals. If your manager asks for a power of attorney, limit it to contracts of one night. Tip: never sign on the spot. Need a template? Download our free artist management contract below.`,
  },
  {
    name: "biography",
    text: `Wanjiku Muthoni, known as Shiku Fire, was born in Nakuru in 1996 and grew up in Eldoret. She began to sing in the choir of her school and released her first single, "Mvua", in 2015. In 2018 she signed a recording agreement with Ridge Records, and her debut album reached number one in Kenya and Uganda. She left the label in 2022 after a dispute about royalties and founded her own company, which owns the masters of all her later songs. She has performed at festivals in Zanzibar, Berlin and Lagos and won two national awards. Critics praise her voice and the way in which she mixes benga with soul. She lives in Nairobi with her two children.`,
  },
  {
    name: "statute on copyright",
    text: `PART III. 26. (1) Copyright in a literary, musical, artistic or audio-visual work shall be the exclusive right to control the doing in Kenya of any of the following acts, namely the reproduction in any material form of the original work. 33. (1) Subject to the provisions of this section, copyright shall be transmissible by assignment, by licence, testamentary disposition, or by operation of law as movable property. (3) No assignment of copyright shall have effect unless it is in writing and signed by or on behalf of the assignor. 38. A person who contravenes subsection (1) commits an offence and is liable on conviction to a fine. 49. The Cabinet Secretary may make regulations under section 12 of this Act by notice in the Gazette.`,
  },
  {
    name: "judgment in a royalty case",
    text: `IN THE HIGH COURT. The plaintiff, a musician, claims that the defendant, a record company, failed to pay royalties due under a recording agreement of 4 May 2009. By clause 7 the defendant was to account twice a year. The defendant says that its costs were never recouped. This court has heard the evidence of the accountant, who told us that no statements were sent after 2012. The court finds that the words "any and all costs" do not extend to the rent of the company's own office. The plaintiff is entitled to an account and to interest. The defendant shall pay the costs of the suit. Judgment is entered accordingly.`,
  },
  {
    name: "lyrics",
    text: `Verse 1. I signed my name on a paper last night, you said that the deal was fair and right, you own my song and you own my time, and all I have is a broken rhyme. Chorus. Give me back the music, give me back the sound, I will sing it in the street, I will sing it in the town. You may keep the money, you may keep the crown, but you must not keep the music, you must not hold me down. Verse 2. They told my mother we agree on the price, she said to me think, think more than twice, but the lights of the city are hard to resist, and the pen was already in my fist. Chorus. Give me back the music, give me back the sound.`,
  },
  {
    name: "royalty statement",
    text: `Royalty statement for the period 1 January to 30 June 2026. Artist: Shiku Fire. Label: Ridge Records. Track "Mvua": streams 412,300, gross USD 1,236.90, artist share 18 %, USD 222.64. Track "Jua": streams 98,120, gross USD 294.36, artist share 18 %, USD 52.98. Downloads: 412, gross USD 288.40, artist share USD 51.91. Less recoupable costs: studio USD 150.00, video USD 80.00. Balance brought forward: USD -412.00. Balance carried forward: USD -314.47. No payment is due for this period. Please contact accounts within ninety days if you have any questions about this statement.`,
  },
  {
    name: "letter about a meeting",
    text: `Dear Amina, thank you for coming to the studio on Friday. I played your three songs to the team and everybody loved them. We think the second one could be a single. Could you come again on Tuesday at 4 pm so that we can talk about how we might work together? Bring your producer if you like. There is nothing to sign yet; if we both want to go on we will send you a draft agreement and you should show it to a lawyer before you decide anything. Greetings to your mother, and tell Brian that the bass on the demo was wonderful. Best wishes, Kevin.`,
  },
  {
    name: "questions in a forum",
    text: `Can my manager take a cut of my publishing? My manager says our agreement lets him take 20 % of everything, also the songs that I wrote before we met. Is that normal? I signed in 2023 for five years and I think there is no way out. Has anybody here got out of a management contract early? Someone told me that a contract must have an end, but the clause only says it renews each year unless he says otherwise. Should I see a lawyer or is there a free service for musicians? Thanks in advance, I am really worried about my royalties and I don't want to lose the album.`,
  },
  {
    name: "press release on a deal",
    text: `Nairobi, 4 March 2026. Savannah Sounds announced today that it has signed a worldwide distribution agreement with the Kampala collective Nile Five. Under the deal the company will deliver the group's next two albums to all streaming services, while the members keep their masters. "We are happy to have found a partner who listens," said singer Ronald Ssali. The first single is out on 20 March. Savannah Sounds was founded in 2014 and works with more than sixty artists in East Africa. The agreement was reported to be worth USD 40,000. A tour with dates in Nairobi, Kigali and Dar es Salaam will be announced in May.`,
  },
  {
    name: "minutes of a meeting of a band",
    text: `Minutes of the meeting of the band on 9 June 2026. Present: Baraka, Neema, Juma, Zawadi. Apologies: none. 1. The concert in Arusha brought TZS 1,400,000. After transport each member got TZS 210,000. 2. Juma reported that the amplifier is broken; it will be repaired next week. 3. Neema said that the label in Nairobi wants to hear four new songs. It was discussed whether we should see a lawyer before we talk about a contract. 4. The next rehearsal is on Thursday at six. Zawadi brings the drums. 5. The fund stands at TZS 640,000. The meeting ended at nine.`,
  },
  {
    name: "advertisement of a studio",
    text: `BLUE NOTE STUDIO. Record your song in one day! Our engineers have mixed for the biggest artists in the country. Prices: recording KES 3,000 an hour, mixing KES 8,000 a song, mastering KES 4,000 a song, beats from KES 5,000. Students get 20 % off on weekdays. We also help you to release your music on Spotify, Boomplay and YouTube. Book now by phone and pay a deposit of half the price; the rest is due when you take your files home. Follow us for tips, and win a free session every month. Terms apply.`,
  },
  {
    name: "explanation of split sheets",
    text: `What is a split sheet? A split sheet is a document in which the writers of a song agree how the publishing is divided. Usually everybody who wrote words or melody gets a share, and the shares add up to 100 %. You should fill it in on the day of the session. A split sheet typically names each writer, their society and their IPI number, and is signed by all. For example, if three people wrote the song together they may each own a third. Without a split sheet a society can hold back the royalties until the writers agree. Download our template and learn more in this guide.`,
  },
  {
    name: "recipe",
    text: `Heat the oil in a pan and fry the onions until they are golden. Add the tomatoes and the spices and let the sauce cook for an hour. Serve it with rice and a salad of cabbage, and with a cold drink if it is a hot day in the city. It keeps in the refrigerator for two days and may be frozen; it must be heated well before it is eaten again.`,
  },
  {
    name: "distribution of goods",
    about: "a sale of goods",
    text: `DISTRIBUTOR AGREEMENT between Alpina Dairy SA (the "Company") and Rift Traders Ltd (the "Distributor").
1. The Company appoints the Distributor as its exclusive distributor of the products in Kenya for three years.
2. The Distributor shall buy at least USD 100,000 of products a year, shall keep a sufficient inventory in its warehouse and shall send the Company a report on stocks each month.
3. The Company shall deliver the goods against purchase orders that it has accepted. Risk passes on shipment.
4. The Distributor shall not sell products of competitors. Either party may terminate this agreement for a breach that is not cured within thirty days.`,
  },
  {
    name: "terms of an online shop",
    about: "a sale of goods",
    text: `TERMS AND CONDITIONS of Vinyl Corner, a shop for records and record players. By ordering you agree to these terms.
1. A contract is made when we confirm your order. The prices of the products include VAT.
2. We deliver the goods within seven days. The risk passes to you on delivery. You must check the goods and tell us of damage within three days.
3. You may return unused products within fourteen days in their packaging; we shall refund the price within ten days. Sealed records that were opened cannot be returned.
4. We remain the owner of the goods until they are paid for. The shipment is insured. These terms are governed by the laws of Kenya.`,
  },
  {
    name: "article that quotes a clause",
    text: `"This agreement is the entire agreement between the publisher and the author and can only be amended in writing and signed by both parties." What does such a clause mean? In an exclusive songwriter agreement the author usually gives the publisher a share of everything that is written during a certain time. Such deals are generally offered to writers with some success. The amount of the advance depends, of course, on how well the song writer can bargain. A composer who signs for three songs should ask what happens with the fourth. Many contracts are silent on it, and for example a single that was written before the term may be taken as well.`,
  },
  {
    name: "dedication to the public domain",
    about: "a licence to everybody",
    text: `PUBLIC DEDICATION of sound recordings. Whoever makes this dedication (the "Affirmer") gives up, for the benefit of the public, all copyright and related rights in the Work.
1. Waiver. The Affirmer hereby overtly, fully and irrevocably waives all rights in the Work, in every country and for the longest time that the law allows, so that it enters the public domain.
2. Where a waiver is not valid, the Affirmer grants to each person a royalty-free licence without attribution and without an end to use the Work, be it a performance, a recording, a song or a producer's master.
3. No trademark or patent right of the Affirmer is waived. The Affirmer gives no warranties and shall not be liable. Those who use music in the public domain owe nothing to artists, labels or publishers for this waiver.`,
  },
  {
    name: "banners of a record shop",
    about: "an advertising contract",
    text: `SPONSORSHIP AGREEMENT between Tafuta Search Limited (the "Site") and Sauti Music Shop Limited (the "Sponsor").
1. The Site shall show the Sponsor's banners on its web pages and guarantees 400,000 impressions and 9,000 click-throughs a month.
2. The Sponsor may place links to its web site beside the search results for users who search for music or albums.
3. The Sponsor shall pay KES 90,000 a month for the banners and links. Page views are counted by the Site.
4. Neither party shall make known the number of users or impressions. This agreement is governed by the laws of Kenya.`,
  },
  {
    name: "hire of a hall for a dance",
    about: "an agreement with a venue",
    text: `VENUE RENTAL CONTRACT between Ukumbi Hall ("Venue") and Ngoma Circle ("Organization").
1. Venue agrees to provide a dancing space with seats, lighting and toilets on the date of the event.
2. Organization is responsible for the box office and for liability waivers of its dancers and performers.
3. Organization agrees to pay Venue a rental fee of KES 30,000 and to keep the Venue clean.
4. Failure to return the keys will result in a fee. Organization may place posters in the lobby.`,
  },
  {
    name: "endorsement by a footballer",
    about: "a contract of sport",
    text: `ENDORSEMENT AGREEMENT between Kiatu Limited (the "Company") and Peter Wanyama, a football player (the "Player").

1. The Player shall wear the boots of the Company at every match and tournament of the league, and appear at two events each season.
2. The Company may use the name and likeness of the Player in its campaigns. The football club of the Player has agreed to it.
3. The Company shall pay the Player KES 900,000 for each season, and a bonus for every championship that the Player wins.
4. The Player shall not endorse the sports shoes of another brand. Either party may terminate this agreement on sixty days' notice if the Player retires from football.`,
  },
  {
    name: "terms for venues",
    about: "an agreement with a venue",
    text: `VENUE AGREEMENT

This agreement is between Tiketi Limited (the "Platform") and the operator of the hall named below (the "Venue").

1. The Venue shall hold the licences that concerts need, and keep exits and fire equipment in order.
2. The Platform shall sell the tickets of each show and pay the Venue the rent within seven days after the concert.
3. The Venue shall let artists and their bands in for the sound check four hours before the show.
4. Either party may terminate this agreement on thirty days' written notice.`,
  },
  {
    name: "licence of a film",
    about: "a licence of films or programmes",
    text: `LICENCE AGREEMENT between Mwangaza Films Limited (the "Licensor") and Kanda Television Limited (the "Licensee").

1. The Licensor grants the Licensee the right to broadcast the film and its trailer on its television channels, by cable and satellite, for two years.
2. The Licensee may have the film subtitled and dubbed, and show it twelve times. The episodes of the series that follows the film are not part of this licence.
3. The Licensor warrants that the synchronisation of the music in the film has been cleared with the publishers, the record label and the artists.
4. The Licensee shall pay KES 600,000 on delivery of the programme. This agreement is governed by the laws of Kenya.`,
  },
  {
    name: "terms for listeners",
    about: "the terms of an online service",
    text: `TERMS OF USE

These terms are an agreement between you and Sikiza Limited. By subscribing you agree to them.

1. The service lets you listen to songs and albums of artists from all of Africa, and make playlists. A premium subscription lets you listen without adverts.
2. We grant you a licence to listen to the music for yourself. You shall not copy songs out of the service.
3. A subscription renews each month until you cancel the subscription. After a free trial you shall pay the price of the premium plan.
4. Playlists of other listeners may be shown to you. You may share playlists with listeners who have a subscription.
5. We may end your subscription if you break these terms. These terms are governed by the laws of Kenya.`,
  },
  {
    name: "download codes in packages",
    about: "a promotion of goods",
    text: `PROMOTION AGREEMENT between Nyimbo Downloads Limited ("Nyimbo") and Unga Mills Limited ("Unga").

1. Unga shall print a download code on two million packages of flour. Consumers may redeem each code for one song from the music shop of Nyimbo.
2. Unga shall pay Nyimbo KES 12 for each code that consumers redeem. Retailers may show posters of the promotion in their shops.
3. Nyimbo warrants that it may sell the songs and tracks to which the codes are redeemed. Packages and coupons need the consent of Nyimbo.
4. Each party shall bear its own costs. This agreement is governed by the laws of Kenya.`,
  },
];
