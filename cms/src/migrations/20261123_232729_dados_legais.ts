import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`hotsites\` ADD \`legal_razao_social\` text;`)
  await db.run(sql`ALTER TABLE \`hotsites\` ADD \`legal_cnpj\` text;`)
  await db.run(sql`ALTER TABLE \`hotsites\` ADD \`legal_endereco\` text;`)
  await db.run(sql`ALTER TABLE \`hotsites\` ADD \`legal_telefone\` text;`)
  await db.run(sql`ALTER TABLE \`hotsites\` ADD \`legal_email\` text;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`hotsites\` DROP COLUMN \`legal_razao_social\`;`)
  await db.run(sql`ALTER TABLE \`hotsites\` DROP COLUMN \`legal_cnpj\`;`)
  await db.run(sql`ALTER TABLE \`hotsites\` DROP COLUMN \`legal_endereco\`;`)
  await db.run(sql`ALTER TABLE \`hotsites\` DROP COLUMN \`legal_telefone\`;`)
  await db.run(sql`ALTER TABLE \`hotsites\` DROP COLUMN \`legal_email\`;`)
}
