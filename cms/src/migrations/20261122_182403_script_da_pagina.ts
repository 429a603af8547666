import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`paginas\` ADD \`handle_script\` text;`)
  await db.run(sql`ALTER TABLE \`_paginas_v\` ADD \`version_handle_script\` text;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`paginas\` DROP COLUMN \`handle_script\`;`)
  await db.run(sql`ALTER TABLE \`_paginas_v\` DROP COLUMN \`version_handle_script\`;`)
}
