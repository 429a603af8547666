import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`leads\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`hotsite_id\` numeric NOT NULL,
  	\`email\` text NOT NULL,
  	\`nome\` text,
  	\`consentimento_texto\` text NOT NULL,
  	\`consentimento_versao\` text NOT NULL,
  	\`consentimento_em\` text NOT NULL,
  	\`pagina\` text,
  	\`origem\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`hotsite_id\`) REFERENCES \`hotsites\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`leads_hotsite_idx\` ON \`leads\` (\`hotsite_id\`);`)
  await db.run(sql`CREATE INDEX \`leads_email_idx\` ON \`leads\` (\`email\`);`)
  await db.run(sql`CREATE INDEX \`leads_updated_at_idx\` ON \`leads\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`leads_created_at_idx\` ON \`leads\` (\`created_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`hotsite_email_idx\` ON \`leads\` (\`hotsite_id\`,\`email\`);`)
  await db.run(sql`CREATE TABLE \`mensagens\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`hotsite_id\` numeric NOT NULL,
  	\`nome\` text NOT NULL,
  	\`email\` text NOT NULL,
  	\`telefone\` text,
  	\`assunto\` text,
  	\`mensagem\` text NOT NULL,
  	\`respondida\` integer DEFAULT false,
  	\`respondida_em\` text,
  	\`respondida_por\` text,
  	\`anotacao\` text,
  	\`consentimento_texto\` text NOT NULL,
  	\`consentimento_versao\` text NOT NULL,
  	\`consentimento_em\` text NOT NULL,
  	\`pagina\` text,
  	\`origem\` text,
  	\`impressao\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`hotsite_id\`) REFERENCES \`hotsites\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`mensagens_hotsite_idx\` ON \`mensagens\` (\`hotsite_id\`);`)
  await db.run(sql`CREATE INDEX \`mensagens_email_idx\` ON \`mensagens\` (\`email\`);`)
  await db.run(sql`CREATE INDEX \`mensagens_respondida_idx\` ON \`mensagens\` (\`respondida\`);`)
  await db.run(sql`CREATE INDEX \`mensagens_impressao_idx\` ON \`mensagens\` (\`impressao\`);`)
  await db.run(sql`CREATE INDEX \`mensagens_updated_at_idx\` ON \`mensagens\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`mensagens_created_at_idx\` ON \`mensagens\` (\`created_at\`);`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`leads_id\` integer REFERENCES leads(id);`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`mensagens_id\` integer REFERENCES mensagens(id);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_leads_id_idx\` ON \`payload_locked_documents_rels\` (\`leads_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_mensagens_id_idx\` ON \`payload_locked_documents_rels\` (\`mensagens_id\`);`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`leads\`;`)
  await db.run(sql`DROP TABLE \`mensagens\`;`)
  await db.run(sql`PRAGMA foreign_keys=OFF;`)
  await db.run(sql`CREATE TABLE \`__new_payload_locked_documents_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`hotsites_id\` numeric,
  	\`paginas_id\` integer,
  	\`banners_id\` integer,
  	\`videos_id\` integer,
  	\`midia_id\` integer,
  	\`arquivos_video_id\` integer,
  	\`conteudos_login_id\` integer,
  	\`redirecionamentos_id\` integer,
  	\`usuarios_id\` integer,
  	\`diario_id\` integer,
  	\`agendamentos_id\` integer,
  	\`visitas_id\` integer,
  	\`registro_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`payload_locked_documents\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`hotsites_id\`) REFERENCES \`hotsites\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`paginas_id\`) REFERENCES \`paginas\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`banners_id\`) REFERENCES \`banners\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`videos_id\`) REFERENCES \`videos\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`midia_id\`) REFERENCES \`midia\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`arquivos_video_id\`) REFERENCES \`arquivos_video\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`conteudos_login_id\`) REFERENCES \`conteudos_login\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`redirecionamentos_id\`) REFERENCES \`redirecionamentos\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`usuarios_id\`) REFERENCES \`usuarios\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`diario_id\`) REFERENCES \`diario\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`agendamentos_id\`) REFERENCES \`agendamentos\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`visitas_id\`) REFERENCES \`visitas\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`registro_id\`) REFERENCES \`registro\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new_payload_locked_documents_rels\`("id", "order", "parent_id", "path", "hotsites_id", "paginas_id", "banners_id", "videos_id", "midia_id", "arquivos_video_id", "conteudos_login_id", "redirecionamentos_id", "usuarios_id", "diario_id", "agendamentos_id", "visitas_id", "registro_id") SELECT "id", "order", "parent_id", "path", "hotsites_id", "paginas_id", "banners_id", "videos_id", "midia_id", "arquivos_video_id", "conteudos_login_id", "redirecionamentos_id", "usuarios_id", "diario_id", "agendamentos_id", "visitas_id", "registro_id" FROM \`payload_locked_documents_rels\`;`)
  await db.run(sql`DROP TABLE \`payload_locked_documents_rels\`;`)
  await db.run(sql`ALTER TABLE \`__new_payload_locked_documents_rels\` RENAME TO \`payload_locked_documents_rels\`;`)
  await db.run(sql`PRAGMA foreign_keys=ON;`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_order_idx\` ON \`payload_locked_documents_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_parent_idx\` ON \`payload_locked_documents_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_path_idx\` ON \`payload_locked_documents_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_hotsites_id_idx\` ON \`payload_locked_documents_rels\` (\`hotsites_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_paginas_id_idx\` ON \`payload_locked_documents_rels\` (\`paginas_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_banners_id_idx\` ON \`payload_locked_documents_rels\` (\`banners_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_videos_id_idx\` ON \`payload_locked_documents_rels\` (\`videos_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_midia_id_idx\` ON \`payload_locked_documents_rels\` (\`midia_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_arquivos_video_id_idx\` ON \`payload_locked_documents_rels\` (\`arquivos_video_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_conteudos_login_id_idx\` ON \`payload_locked_documents_rels\` (\`conteudos_login_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_redirecionamentos_id_idx\` ON \`payload_locked_documents_rels\` (\`redirecionamentos_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_usuarios_id_idx\` ON \`payload_locked_documents_rels\` (\`usuarios_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_diario_id_idx\` ON \`payload_locked_documents_rels\` (\`diario_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_agendamentos_id_idx\` ON \`payload_locked_documents_rels\` (\`agendamentos_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_visitas_id_idx\` ON \`payload_locked_documents_rels\` (\`visitas_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_registro_id_idx\` ON \`payload_locked_documents_rels\` (\`registro_id\`);`)
}
