import type { RefusedText } from "#server/contract-rules/entry/refused-texts";

/** What stands near to a contract about music: other trades that perform and release, consents, sounds for sale, and clauses that are only shown. */
export const nearMisses: readonly RefusedText[] = [
  {
    name: "shares for good performance",
    text: `PERFORMANCE SHARE AGREEMENT

This agreement is between Upeo Holdings PLC (the "Company") and the employee named in the schedule (the "Participant").
1. The Company grants the Participant performance shares. The number that vests depends on the performance of the Company over three years, as the board of directors determines.
2. If the Participant leaves the employment of the Company before vesting, the shares lapse. Dividends are not paid on shares that have not vested.
3. The Participant shall not sell shares within six months after vesting. The Company may withhold tax.
4. The stockholders approved the plan on 4 June 2026. This agreement is governed by the laws of Kenya.`,
  },
  {
    name: "whoever sells insurance",
    text: `PRODUCER AGREEMENT

This agreement is between Tegemeo Insurance Limited (the "Insurer") and the Producer named below, a licensed insurance agent.
1. The Producer may solicit applications for policies of insurance and collect premiums, and shall remit premiums to the Insurer within ten days.
2. The Insurer pays the Producer the commissions of its schedule on premiums collected. Commissions on premiums returned to a policyholder are repaid by the Producer.
3. The Producer shall not bind the Insurer, alter a policy or underwrite a risk. The Producer shall keep records of all policies and premiums.
4. Either party may terminate upon thirty days' notice. The Producer shall indemnify the Insurer against claims from the Producer's errors.`,
  },
  {
    name: "counts of what was heard",
    text: `# Terms of Service

These Terms are an agreement between you ("User") and Sikio ("Service", "we"). By using Sikio you agree to be bound by these Terms.
1. Sikio connects to your account at Spotify, keeps what was played there and when, and shows statistics, charts of your music taste, and reports that you may export or share. Data is stored on servers and deleted with the account.
2. You must be thirteen years old and have an account of your own. You may share charts of your music history with others.
3. We may change or end the Service at any time. We may suspend whoever attacks it. The Service is provided as it is, and we are not liable for indirect damages.
4. You shall not copy the software of the Service. You shall indemnify us against claims from your use of it.
5. These Terms are governed by the laws of Kenya. We may amend these Terms, and shall tell you thirty days before.`,
  },
  {
    name: "creams shown to followers",
    about: "an advertising contract",
    text: `INFLUENCER COLLABORATION AGREEMENT

Between Ngozi Skin Limited (the "Brand") and Halima Abdi, known as @halimaglows (the "Creator").
1. The Creator shows the creams of the Brand in four posts and two stories a month, and may not show creams of others for ninety days after.
2. The Brand pays KES 60,000 a month, half on signing, and a bonus where the performance of a post passes 100,000 views. The Creator keeps samples.
3. The Brand approves each post before it goes out. The Creator grants the Brand the use of the Creator's name, likeness and voice for its campaigns for two years.
4. The Creator posts a copy of each contract with other brands. The Creator marks each post as paid.
5. Either party may terminate with thirty days' notice. Kenyan law applies.`,
  },
  {
    name: "what a sound crew wants to be told",
    text: `Before the concert

This document is a checklist for whoever books our sound crew for a concert with a choir or a band. It is not finished.
* The date, the hall and the number of musicians must be confirmed two months before.
* The fee and the days of payment must be agreed upon by the board of the club.
* One rehearsal must be held in the hall with all microphones. The singers must be there for the sound check at four.
* A stage plan that shows each singer, drum and guitar must be provided one week before.
* A list of songs with solos must be provided. Recordings of the concert are only made if the band has agreed to it.
* Written notice of a change must be given a week before.
* Power and a table in the middle of the hall are required. A parking space shall be free at noon.`,
  },
  {
    name: "a ruling on who may parody a song",
    text: `Rukia Music Ltd v Kibao Crew, ruling of 4 May 2026

The parties agree that the song "Bahari" is owned by Rukia Music and that Kibao Crew recorded a parody of it. Rukia Music shall succeed if the recording takes more of the song than a parody must take, as was held in Wimbo Ltd v Odhiambo [2019] eKLR and in Baraka v Njeri [2021] eKLR.
1. The Act permits criticism of a song, § 26 and § 27. The licence that was offered to the crew in writing was refused, and no royalties were agreed.
2. In Pwani Records v Salim [2014] eKLR the melody of the chorus was taken whole, and the lyrics of the first verse. This agreement between the parties on the facts shall bind them here.
3. In Mumbi v Karanja [2020] eKLR a remix of the recording, sold on albums, was no criticism. The defendant shall pay the costs. The claim is dismissed, and the written notice of appeal shall be filed within fourteen days.`,
  },
  {
    name: "development of a seed",
    text: `COLLABORATION AND DEVELOPMENT AGREEMENT

This Agreement is entered into as of 4 May 2026 (the "Effective Date") by and between Mbegu Sciences Limited, a company with its principal office in Nakuru ("Mbegu"), and Kilimo Growers Limited ("Kilimo"), each a "Party" and collectively the "Parties".
1. Definitions. "Affiliate" means any entity that controls a Party. "Product" means a seed of the variety described in Exhibit A, including improvements developed by either Party. "Program" means the development program attached hereto.
2. Performance. Each Party shall perform the activities set forth in the Program, in compliance with applicable regulations, and shall use commercially reasonable efforts. Performance by an Affiliate is performance by the Party. Each Party shall provide the equipment and employees that its performance requires.
3. Data. All data from trials performed under the Program shall be disclosed to the other Party within thirty business days. Models of yield developed in the Program, and any other models based on such data, shall be owned by Mbegu. Confidential Information shall not be disclosed to third parties.
4. Events. Kilimo shall present the Product to customers at no fewer than six events annually, shall provide presenters, and may post content on such events on its social media. The brand of Mbegu shall appear on all material for such events.
5. License. Mbegu hereby grants to Kilimo a license to manufacture and sell Products in the Territory. Kilimo shall pay to Mbegu a royalty of four percent of net sales of Products, and shall provide quarterly reports.
6. Audit. Kilimo shall keep accurate records, and Mbegu may inspect such records upon reasonable notice. Release of a Product to the market requires regulatory approval.
7. Indemnification. Each Party shall indemnify the other Party against losses arising from its gross negligence. Neither Party shall be liable for indirect damages. In no event shall liability exceed the fees paid in the year in which such event occurred.
8. Term. This Agreement shall remain in effect for five years from the Effective Date, unless earlier terminated as described herein. Amendments must be executed by both Parties. This Agreement is governed by the laws of Kenya.`,
  },
  {
    name: "face of a water filter",
    text: `ENDORSEMENT AGREEMENT

This agreement is made between Maji Safi Limited (the "Company") and Dr Peninah Chepkoech (the "Celebrity"), known to the public for her work in medicine.
1. The Celebrity endorses the filters of the Company and shall make two appearances, at the opening of the plant and at a congress of engineers. The Celebrity shall be available for one day of photography.
2. The Company may use the name, likeness and voice of the Celebrity in advertising, brochures and labels of the filters, and on its web site, for two years.
3. The Company shall issue to the Celebrity ten thousand shares of its common stock, and pay the costs of travel. The Celebrity is an independent contractor and no employee of the corporation.
4. The Celebrity shall not endorse the filters of a competitor. The Celebrity shall comply with all applicable regulations on statements about health.
5. Either party may terminate this agreement upon thirty days' written notice. All notices shall be in writing.`,
  },
  {
    name: "terms of a film-sharing app",
    text: `TERMS OF SERVICE of Onyesha, an app in which people share what they film.

1. You must be thirteen to use the services. You are responsible for your account, your password and the device with which you log in.
2. You keep your content. You grant us a royalty-free licence to host, show and adapt content that you submit, and you grant other users the right to share it. You may not submit content that is not yours, such as sound recordings or musical works of others.
3. Sound recordings that we offer may be put under what you film for your friends, but not sold.
${"4. We may personalise adverts with information such as data on how you use the services, including your device, your location and your contacts. We may change the services, limit your use of them or end your account if you break these terms, our guidelines or the law. You may delete your account in the settings at any time. The services of third parties have terms of their own. Purchases in the app are final, and virtual items have no value outside of it. The services are provided as they are. To the extent that the law permits we are not liable for lost data, profits or goodwill. Any dispute is settled by arbitration, and no class action may be brought.\n".repeat(18)}`,
  },
  {
    name: "pictures of pupils of a music school",
    about: "a consent to photographs or films",
    text: `PHOTO AND VIDEO RELEASE FORM

Kibera Strings, a music school for children
I, the undersigned, hereby grant Kibera Strings permission to use the likeness, voice and image of my child at lessons, rehearsals and performances:
1. on the web site of the music school; 2. on social media; 3. in brochures about music lessons.
I agree that no payment is due for this use. I may revoke this consent in writing at any time. Kibera Strings shall not sell the images or recordings of the musicians to others.
I release Kibera Strings from all claims that arise from this use. Signed: parent, date`,
  },
  {
    name: "bookings of a model",
    about: "a contract of a model",
    text: `MODEL AGREEMENT between Sura Agency Limited (the "Manager") and the model named below (the "Model").

1. The Model appoints the Manager as manager for fashion shows, catalogues, television commercials and films in East Africa.
2. The Manager shall promote the Model and negotiate bookings, and receives a commission of 20 % of all fees for the services of the Model.
3. The Model shall appear in time at shows and photo shoots, and shall keep the portfolio up to date. The Manager may use the name and likeness of the Model.
4. Either party may terminate this agreement on thirty days' written notice. The commission on bookings made before remains due.`,
  },
  {
    name: "sounds for whoever buys them",
    about: "a licence of sounds",
    text: `END USER LICENCE AGREEMENT

All sounds in this library remain the property of Mlio Audio Limited (the "Licensor") and are licensed, not sold, to the end user (the "Licensee"). By opening the files you agree to this licence.
1. The Licensee may use the sounds in musical compositions, films and games, alone or with other sounds.
2. The Licensee may change the sounds. The sounds may not be sold again as samples, sound effects or presets, nor be put into another sound library.
3. This licence is for one end user and may not be transferred. The samples may be kept on two computers.
4. The Licensor is not liable for loss that comes from the use of the sounds. Sound effects are provided as they are.`,
  },
  {
    name: "clauses that are shown",
    text: `Bad clauses, and why they hurt

Wordings that an artist should discuss before signing.
"This agreement shall last for six years, and the Label may extend it four times by one year each, by a notice that it may give when it wishes."
Nobody but the Label can end it.
"The Artist hereby assigns to the Label all master recordings made during the term, in all countries and for the whole life of the copyright."
The songs never come back.
"The Label shall pay the Artist a royalty of nine per cent, after all costs of recording, of videos and of tours have been recouped from it."
Little is left of nine per cent.
"The Artist shall not record for any other person, and shall not play at a concert without the written consent of the Label."
Even the stage is theirs.`,
  },
  {
    name: "models of clauses for endorsements",
    text: `Endorsement Contracts: Clauses and Negotiation

Scope. Deliverables: the Talent shall publish the posts that are listed in the brief. Reviews: two rounds.
Fee. Flat fee, or a fee for each post, or free products. Half on signing, half after the last post.
Use of the content. Three months for organic posts; twelve months cost more. Perpetual use: three times the fee.
Other brands. The Talent shall not promote brands of the same kind. Short: thirty days. Long: a year.
Morals. The brand may end the campaign where the talent harms its name. Ask for the same right.
Opening offers of brands leave room of a third. Talents with many followers ask for a share of the sales.
Photographs and appearances at events are paid by the day. Travel is paid by the brand.
Governing law: that of the brand's country. Disputes: mediation first.`,
  },
];
