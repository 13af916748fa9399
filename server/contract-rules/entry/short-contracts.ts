/** Short papers of every kind of deal, as people write them themselves: each is taken. */
export const shortContracts: readonly { name: string; text: string }[] = [
  {
    name: "song in a film",
    text: `SYNCHRONISATION LICENCE

Between Pwani Films Limited (the "Producer") and Zuhura Said, songwriter and owner of the recording (the "Licensor").
1. The Licensor grants the Producer a non-exclusive licence to synchronise the song "Bahari" with the film "Mawimbi", its trailer and two episodes of the television series made from the film.
2. The film may be shown in cinemas, on television, by cable, by satellite and by video on demand for ten years. The licence of the film's trailer ends with that of the film.
3. The Producer pays KES 200,000 on signing. The Licensor keeps the copyright in the song and the recording.
4. The Producer credits the Licensor at the end of the film and of each episode, and hands in cue sheets for each television programme that has the synchronised song.
5. Either party may terminate if the other does not remedy a breach within thirty days. Kenyan law applies.`,
  },
  {
    name: "score of a series",
    text: `COMPOSER AGREEMENT

Between Savanna Television Ltd ("Company") and Peter Mwangi ("Composer"). The Composer composes and records the score for eight episodes of the television series "Kesho". The Composer delivers the music of each episode three weeks before the episode is shown on television. The Company pays the Composer KES 60,000 for each episode and owns the recording of the score. The Composer keeps the writer's share of what is collected when the programme is on television, cable or satellite. The Company credits the Composer in each episode. Kenyan law applies.`,
  },
  {
    name: "singer of a jingle",
    text: `JINGLE AGREEMENT

Between Soko Retail Limited ("Client") and Akinyi Atieno ("Singer"). The Singer sings and records one jingle, a song of thirty seconds with music by the Client, for the Client's promotion to consumers in its retail shops, on radio and on packages. The Client may use the recording of the jingle for twelve months in retail and online promotion to consumers in Kenya. The Client pays the Singer KES 80,000 in two halves. After twelve months the Client pays again or stops. The Singer's name is not used on any package without her consent, and the master of the recording is not sold as music. Kenyan law applies.`,
  },
  {
    name: "whoever mixes an album",
    text: `WORK FOR HIRE AGREEMENT

Between ________ ("Client") and ________ ("Contractor").
1. The Client hires the Contractor for the project "Album in eight tracks". The Contractor hands in eight mixed and mastered tracks, the stems, and the files of each session by ________.
2. The Client pays ________ within fourteen days of the invoice, and a deposit of ________ before work begins. Two rounds of revisions are included.
3. The tracks are works made for hire. The Client owns all copyrights in the audio from the moment it is made, and the Contractor waives royalties.
4. The Contractor is named as mixing engineer. Either party may terminate upon fourteen days' notice. Kenyan law applies.`,
  },
  {
    name: "DJ at a birthday",
    text: `DJ HIRE AGREEMENT

This paper confirms that Achieng Odhiambo (the "Host") has booked DJ Tembo (the "DJ") for the evening described here.
1. The party is on 12 December 2026 from 8 pm to 1 am at Ridge House, Karen.
2. The Host pays KES 35,000: half today, half before the first hour. The first half is kept if the Host cancels within ten days.
3. The Host gives access to the hall two hours before, power, and a table. The Host answers for what guests break.
4. Each hour after 1 am costs KES 6,000, if the hall allows it.
5. If the DJ is ill, the DJ sends somebody as good or pays everything back. Neither party is liable for storms or power cuts.`,
  },
  {
    name: "drummers at a wedding",
    text: `Performance Agreement

This Performance Agreement is between Ngoma Crew ("Performer") and Beatrice and Paul ("Client") for the wedding described below.
Event: entrance of the couple, Saturday, 6 March 2027, 3 pm to 4 pm, Limuru. Total fee: KES 40,000. Deposit at signing: KES 12,000. The rest is due on the day before.
The date is reserved once both have signed and the deposit is received. If the Client cancels less than fourteen days before, the whole fee is due. The Performer shall arrive half an hour early. Delays caused by the Client shorten the hour and not the fee.`,
  },
  {
    name: "songs for a listening bar",
    text: `SUNDOWN LISTENING ROOMS

ARTIST MUSIC RELEASE AGREEMENT

This Music Release Agreement is entered into between Sundown Rooms Limited ("Company") and whoever hands in music by the form ("Artist").
1. The Artist grants the Company a non-exclusive, perpetual licence to play the music handed in at Sundown Listening Rooms, at its listening stations and in its listening booths in shops, to film listeners there and to show the films.
2. The Company owes no fee for plays at listening events. The Artist is listed on the playlist of each listening room.
3. The Artist warrants that the music is the Artist's own. The Artist shall indemnify the Company against claims of others.
4. Subscribers of the rooms may listen at home to a playlist of each evening. The Company may end a listening room at any time.
5. This agreement is governed by the law of Kenya.`,
  },
  {
    name: "recording",
    text: `RECORDING AGREEMENT

This agreement is made on 3 March 2026 between Tamu Sounds Limited, Nairobi (the "Company") and Wanjiru Njeri, Nairobi (the "Artist").

1. The Artist shall record one album of ten songs for the Company.
2. The Artist assigns to the Company the copyright in the recordings for seven years.
3. The Company pays the Artist 40 % of net receipts, with statements every six months.
4. The Company shall release the album within six months after delivery.
5. Either party may terminate if the other does not remedy a breach within thirty days.
6. Kenyan law applies.`,
  },
  {
    name: "distribution",
    text: `DIGITAL DISTRIBUTION AGREEMENT

Between AfroStream Distribution Ltd ("Distributor") and Kevin Odhiambo ("Licensor").
The Licensor grants the Distributor the exclusive right to deliver the Licensor's recordings to digital services for three years. The Distributor keeps 15 % of receipts and pays the rest quarterly. The Licensor remains the owner of the masters. The Distributor may keep back disputed sums. Either side may end this agreement with sixty days' notice after the first year.`,
  },
  {
    name: "publishing",
    text: `MUSIC PUBLISHING AGREEMENT

This agreement is between Acacia Music Publishing ("Publisher") and Ruth Chebet ("Writer"). The Writer assigns to the Publisher all her rights in the songs listed in Schedule A for the world. The Publisher shall collect all royalties and pay the Writer 70 per cent. The Publisher shall account twice a year. The assignment lasts ten years. The law of Kenya applies.`,
  },
  {
    name: "songwriter",
    text: `SONGWRITER AGREEMENT

Dated 5 May 2026. Parties: Blue Hill Songs Ltd (the "Publisher") and Daniel Ouma (the "Songwriter"). During the term of two years the Songwriter shall write exclusively for the Publisher and deliver at least twelve new songs a year. The Publisher pays a monthly advance of KES 50,000, recoupable from royalties. All songs written during the term belong to the Publisher. The Songwriter receives half of the publishing income.`,
  },
  {
    name: "producer",
    text: `PRODUCER AGREEMENT

Between Wanjiru Njeri ("Artist") and Brian Otieno ("Producer").
1. The Producer shall produce three tracks for the Artist.
2. The Artist pays a fee of KES 60,000 a track, half on signing and half on delivery.
3. The Producer receives three per cent of net receipts and 20 % of the publishing.
4. The masters belong to the Artist once the fee is paid.
5. Credit: "Produced by Brian Otieno".`,
  },
  {
    name: "beat licence",
    text: `NON-EXCLUSIVE BEAT LICENCE

This licence is between BeatByBri ("Licensor") and Otis K ("Licensee") for the beat "Sunset". The Licensee may record one song with the beat, sell up to 5,000 copies and have up to 100,000 streams. The licence lasts three years. The Licensor keeps the copyright in the beat and 50 % of the publishing of the new song. The Licensee pays KES 5,000. The Licensee may not resell the beat.`,
  },
  {
    name: "featured artist",
    text: `FEATURED ARTIST AGREEMENT

Amani Kip ("Main Artist") and Zuri Wanja ("Featured Artist") agree as follows. The Featured Artist shall sing a verse on the song "Jioni". She is paid KES 30,000 and 20 per cent of the master income. She is credited "feat. Zuri Wanja". The Main Artist owns the recording. The Main Artist may use her name and picture to promote the song for two years.`,
  },
  {
    name: "session",
    text: `SESSION MUSICIAN AGREEMENT

Between Tamu Sounds Limited (the "Company") and Paul Mwangi (the "Musician"). The Musician shall play guitar on four tracks at Studio B on 4 and 5 June 2026. The Company pays KES 15,000 a session. The Musician assigns the rights in the performance to the Company and consents to its use. The Musician is credited on the album.`,
  },
  {
    name: "sync",
    text: `SYNCHRONISATION LICENCE

Licensor: Kevin Odhiambo. Licensee: Savannah Films Ltd. The Licensor grants the Licensee a non-exclusive licence to synchronise the song "Mvua" and its master recording in the film "Long Road" for five years in Africa. The fee is KES 150,000, payable on signing. Advertising use is not included. The credit reads "Mvua by Kevin Odhiambo".`,
  },
  {
    name: "management",
    text: `ARTIST MANAGEMENT AGREEMENT

This agreement is between North Star Management ("Manager") and Wanjiru Njeri ("Artist"). The Artist appoints the Manager as her exclusive manager for two years. The Manager receives 20 % of gross income from the music business. After the term the Manager receives 10 % for one year on contracts made in the term. The Manager may not sign for the Artist. Either party may end this agreement on three months' notice.`,
  },
  {
    name: "booking",
    text: `PERFORMANCE CONTRACT

Blue Note Festival ("Promoter") engages The Rift Band ("Artist") to perform on 14 August 2026 at Uhuru Gardens from 8 to 9.30 p.m. The fee is KES 300,000, half on signing and the rest before the show. The Promoter provides sound and light. If the Promoter cancels less than 14 days before the show the whole fee is due. No recording of the show without the Artist's consent.`,
  },
  {
    name: "endorsement",
    text: `ENDORSEMENT AGREEMENT

Between Kifaru Energy Drinks Ltd (the "Brand") and the musician Zuri Wanja (the "Artist"). The Artist shall appear in one video and post four times on her channels. The Brand may use her name, picture and song "Jioni" for twelve months in Kenya. The Brand pays KES 800,000 in two parts. The Artist shall not promote another energy drink in that time.`,
  },
  {
    name: "platform terms",
    text: `ARTIST TERMS OF SERVICE - PLAYAFRICA

These terms are between PlayAfrica Ltd ("we") and you, the artist who uploads music. You grant us a worldwide, non-exclusive licence to stream your recordings and songs. We pay you 60 % of the income from your streams each month. You promise that the music is yours. We may take a song down on a complaint. We may change these terms with thirty days' notice. You may close your account at any time.`,
  },
  {
    name: "mixed",
    text: `ARTIST DEVELOPMENT, RECORDING AND MANAGEMENT AGREEMENT

Between Simba House Ltd (the "Company") and Otis K (the "Artist"). The Company shall be the Artist's exclusive record label, publisher and manager for five years. The Company owns all recordings and songs made in the term. The Company pays the Artist 25 per cent of net income from records and publishing after costs, and takes 20 per cent of live income. The Company may extend the term by three years.`,
  },
  {
    name: "letter deal",
    text: `Nairobi, 4 April 2026

Dear Zuri,

This letter sets out our agreement for your single "Asali". You will record it at our studio and we will own the master for five years. We pay for the recording and video. You receive half of what we earn from it after costs, every quarter. You keep your songwriting. Please sign below if you agree.

Tamu Sounds Limited
Agreed: Zuri Wanja`,
  },
  {
    name: "band agreement",
    text: `BAND AGREEMENT

The members of The Rift Band, namely Ann Wairimu, Tom Kiprono and Peter Ouma, agree: 1. Income from shows is shared equally. 2. Songs are owned in equal shares by the members who wrote them. 3. A member who leaves keeps the share in recordings made before. 4. The name belongs to all members together. 5. Decisions are taken by two of three.`,
  },
  {
    name: "remix",
    text: `REMIX AGREEMENT

Main artist: Amani Kip. Remixer: DJ Fuse. DJ Fuse shall remix the song "Jioni" for a flat fee of KES 25,000. The rights in the remix belong to Amani Kip. DJ Fuse is credited as remixer and receives two per cent of the streaming income of the remix. Delivery is due on 1 July 2026.`,
  },
  {
    name: "sample clearance",
    text: `SAMPLE LICENCE

Licensor: Acacia Music Publishing and Tamu Sounds. Licensee: Otis K. The Licensor permits the Licensee to use eight seconds of the recording "Mvua" in the new song "Radi". The Licensee pays KES 40,000 and 15 % of the publishing of "Radi". The permission is for the world and for the life of the new recording. The credit names the sampled work.`,
  },
  {
    name: "choir recording letter",
    text: `Memorandum of understanding between St Luke's Choir ("the Choir") and Neema Studios ("the Studio")

The Studio shall record the Choir's album of gospel songs without charge. In return the Studio receives thirty percent of sales and streams until its costs of KES 200,000 are covered, and ten percent after that. The Choir owns the recordings and songs. The Choir may sell copies at church. Both sides may end this memorandum by one month's notice.`,
  },
  {
    name: "split sheet agreement",
    text: `SPLIT SHEET

Song: "Jioni". Date: 3 June 2026. The undersigned agree that they wrote the song in these shares: Amani Kip, lyrics and melody, 50 %; Brian Otieno, beat, 30 %; Zuri Wanja, lyrics, 20 %. Each writer administers their own share. No writer may license the song for less than the usual fee without the others. Signed: Amani Kip, Brian Otieno, Zuri Wanja.`,
  },
  {
    name: "terms of an uploader",
    text: `Terms & Conditions

1. Plans. The plan costs KES 900 a year. You keep 80 % of royalties, and you are responsible for what you upload to your account.
2. Content. By uploading you agree that you own the sound recordings and the musical compositions. You grant us the right to send the sound recordings to music stores.
3. Users, links and sites. We may remove links to sites and users whose advertising on our site breaks these terms. Links to a music store are shown to users of the site.
4. You may submit covers with a licence. Payment of royalties is made each month from KES 2,000 on.`,
  },
  {
    name: "loops handed in",
    text: `LICENCE AGREEMENT between Mzunguko Loops Limited (the "Company") and whoever opens an account as a producer ("you").

1. You submit your loops to the Company for sale on its site. You warrant that the loops are original and that nobody else has rights in them.
2. You grant the Company a non-exclusive licence to show your loops on the web site, in search results and in links, and to sell them to users of the site. Users may search, hear and download loops.
3. The Company pays you half of what users pay for your loops each month. Users may use the loops in their own music; you grant them that licence.
4. The Company may remove loops, links or accounts from the site. Users and links of other sites are none of the Company's business. You submit no loops that belong to others.
5. You may close your account with thirty days' notice. This agreement is governed by the laws of Kenya.`,
  },
  {
    name: "accounts of artists",
    text: `TERMS FOR ARTISTS

These terms are between Takwimu Music Limited ("we") and the artist or the artist's team ("you"). By using Takwimu Music for artists you agree to them.
1. You confirm that you may act for the artist. We check it before the artist's page is yours, and end your access where it is not true.
2. You may upload pictures and a biography of the artist. You grant us a licence to show them on the artist's page and in advertising of the service.
3. Data on who listens to the artist's songs and albums are shown to the artist and the artist's team alone. You shall not publish data on other artists.
4. We may change or end the service. You may end your access at any time. The service is provided as it is, without warranties of any kind, and we are not liable for data that are lost.
5. These terms are governed by the laws of England. Notices to us are sent to the address on our web site.`,
  },
  {
    name: "performer at an event",
    text: `LIVE EVENT AGREEMENT

Between Sherehe Events Limited (the "Organizer") and Baraka Mwenda, known on the stage as Bee (the "Performer").
1. The Performer shall perform for sixty minutes at the event on 12 December 2026, and meet the guests for half an hour after the performance.
2. The Organizer pays the Performer a fee of KES 120,000, half of it when this agreement is signed and half before the performance.
3. The Organizer provides the stage, sound, light and a dressing room, and pays for travel and one night at a hotel.
4. If the Organizer cancels within fourteen days before the event, the whole fee is due. The Performer's performance is not filmed or broadcast without the Performer's consent.`,
  },
];
