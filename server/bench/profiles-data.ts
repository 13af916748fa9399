import type { Pool } from "pg";
import { budgets, collaboratorRoles, countries } from "#shared/domain/collaborator-lists";
import { genres } from "#shared/domain/music-lists";

const firstNames =
  "Amina Brian Chidi Wanjiru Kwame Zuri Thabo Ọláyínká Ngozi Akinyi Tendai Lerato Yaw Fatuma Sipho Adaeze Juma Nia Kofi Halima Otieno Makena Baraka Selam".split(
    " ",
  );
const lastNames =
  "Wanjiru Otieno Adébáyọ̀ Mensah Okafor Nkosi Kamau Mwangi Dlamini Banda Phiri Mutua Achieng Owusu Eze Tesfaye Moyo Njoroge Abubakar Kiprop".split(
    " ",
  );

/** So many take some seconds to be indexed. */
const BATCH = 5000;

/**
 * So many published profiles, the same each time. What most are is as frequent as it is among people: two thirds have time, half are
 * in Kenya or Nigeria. A third of the last names are made up, so that names are many.
 */
export async function fillProfiles(pool: Pool, count: number): Promise<void> {
  for (let from = 1; from <= count; from += BATCH)
    await insertProfiles(pool, from, Math.min(count, from + BATCH - 1));
  await pool.query("vacuum analyze users, discovery_entries");
}

async function insertProfiles(pool: Pool, from: number, to: number): Promise<void> {
  await pool.query(
    `insert into users (id, email, password_hash, first_name, last_name, created_at, collaborator_role, genres, country, bio,
       budget_preference, availability_status, is_featured_producer)
     select gen_random_uuid(), 'profile' || n || '@example.com', '-',
       ($2::text[])[1 + (n * 7) % cardinality($2::text[])],
       case when n % 3 = 0 then initcap(translate(md5(n::text), '0123456789', 'aeiouaeiou')::varchar(8))
         else ($3::text[])[1 + (n * 11 / 7) % cardinality($3::text[])] end,
       now() - n * interval '7 minutes',
       ($4::text[])[1 + n % cardinality($4::text[])],
       array(select distinct ($5::text[])[1 + (n * k * k / 3 + k) % cardinality($5::text[])] from generate_series(1, 1 + n % 4) k),
       ($6::text[])[case when n % 2 = 0 then 1 + n % 4 / 2 else 1 + (n / 3) % cardinality($6::text[]) end],
       repeat('Writes hooks and plays the nyatiti. ', 1 + n % 8),
       ($7::text[])[1 + (n / 5) % cardinality($7::text[])],
       case when n % 3 < 2 then 'available' when n % 9 < 6 then 'busy' else 'booked' end,
       n % 200 = 0
     from generate_series($1::int, $8::int) n`,
    [from, firstNames, lastNames, [...collaboratorRoles], [...genres], [...countries], [...budgets], to],
  );
}
