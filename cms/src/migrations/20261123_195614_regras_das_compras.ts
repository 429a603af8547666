import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`hotsites\` ADD \`prazo_pagamento_dias\` numeric;`)
  await db.run(sql`ALTER TABLE \`hotsites\` ADD \`prazo_pagamento_uteis\` integer DEFAULT false;`)
  await db.run(sql`ALTER TABLE \`hotsites\` ADD \`dias_desistencia\` numeric;`)
  await db.run(sql`ALTER TABLE \`hotsites\` ADD \`multa_desistencia\` numeric;`)
  await db.run(sql`ALTER TABLE \`hotsites\` ADD \`agrupar_vendas\` integer DEFAULT false;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`hotsites\` DROP COLUMN \`prazo_pagamento_dias\`;`)
  await db.run(sql`ALTER TABLE \`hotsites\` DROP COLUMN \`prazo_pagamento_uteis\`;`)
  await db.run(sql`ALTER TABLE \`hotsites\` DROP COLUMN \`dias_desistencia\`;`)
  await db.run(sql`ALTER TABLE \`hotsites\` DROP COLUMN \`multa_desistencia\`;`)
  await db.run(sql`ALTER TABLE \`hotsites\` DROP COLUMN \`agrupar_vendas\`;`)
}
