import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`modelos_aviso\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`hotsite_id\` numeric NOT NULL,
  	\`evento\` text NOT NULL,
  	\`canal\` text NOT NULL,
  	\`titulo\` text,
  	\`corpo\` text NOT NULL,
  	\`ativo\` integer DEFAULT true,
  	\`criado_por\` text,
  	\`alterado_por\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`hotsite_id\`) REFERENCES \`hotsites\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`modelos_aviso_hotsite_idx\` ON \`modelos_aviso\` (\`hotsite_id\`);`)
  await db.run(sql`CREATE INDEX \`modelos_aviso_evento_idx\` ON \`modelos_aviso\` (\`evento\`);`)
  await db.run(sql`CREATE INDEX \`modelos_aviso_updated_at_idx\` ON \`modelos_aviso\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`modelos_aviso_created_at_idx\` ON \`modelos_aviso\` (\`created_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`hotsite_evento_canal_idx\` ON \`modelos_aviso\` (\`hotsite_id\`,\`evento\`,\`canal\`);`)
  await db.run(sql`CREATE TABLE \`_modelos_aviso_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`parent_id\` integer,
  	\`version_hotsite_id\` numeric NOT NULL,
  	\`version_evento\` text NOT NULL,
  	\`version_canal\` text NOT NULL,
  	\`version_titulo\` text,
  	\`version_corpo\` text NOT NULL,
  	\`version_ativo\` integer DEFAULT true,
  	\`version_criado_por\` text,
  	\`version_alterado_por\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`modelos_aviso\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_hotsite_id\`) REFERENCES \`hotsites\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_modelos_aviso_v_parent_idx\` ON \`_modelos_aviso_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_modelos_aviso_v_version_version_hotsite_idx\` ON \`_modelos_aviso_v\` (\`version_hotsite_id\`);`)
  await db.run(sql`CREATE INDEX \`_modelos_aviso_v_version_version_evento_idx\` ON \`_modelos_aviso_v\` (\`version_evento\`);`)
  await db.run(sql`CREATE INDEX \`_modelos_aviso_v_version_version_updated_at_idx\` ON \`_modelos_aviso_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_modelos_aviso_v_version_version_created_at_idx\` ON \`_modelos_aviso_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_modelos_aviso_v_created_at_idx\` ON \`_modelos_aviso_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_modelos_aviso_v_updated_at_idx\` ON \`_modelos_aviso_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`version_hotsite_version_evento_version_canal_idx\` ON \`_modelos_aviso_v\` (\`version_hotsite_id\`,\`version_evento\`,\`version_canal\`);`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`modelos_aviso_id\` integer REFERENCES modelos_aviso(id);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_modelos_aviso_id_idx\` ON \`payload_locked_documents_rels\` (\`modelos_aviso_id\`);`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`modelos_aviso\`;`)
  await db.run(sql`DROP TABLE \`_modelos_aviso_v\`;`)
  await db.run(sql`PRAGMA foreign_keys=OFF;`)
  await db.run(sql`CREATE TABLE \`__new_payload_locked_documents_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`paginas_id\` integer,
  	\`hotsites_id\` numeric,
  	\`banners_id\` integer,
  	\`videos_id\` integer,
  	\`midia_id\` integer,
  	\`arquivos_video_id\` integer,
  	\`conteudos_login_id\` integer,
  	\`redirecionamentos_id\` integer,
  	\`leads_id\` integer,
  	\`mensagens_id\` integer,
  	\`usuarios_id\` integer,
  	\`diario_id\` integer,
  	\`agendamentos_id\` integer,
  	\`visitas_id\` integer,
  	\`registro_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`payload_locked_documents\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`paginas_id\`) REFERENCES \`paginas\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`hotsites_id\`) REFERENCES \`hotsites\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`banners_id\`) REFERENCES \`banners\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`videos_id\`) REFERENCES \`videos\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`midia_id\`) REFERENCES \`midia\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`arquivos_video_id\`) REFERENCES \`arquivos_video\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`conteudos_login_id\`) REFERENCES \`conteudos_login\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`redirecionamentos_id\`) REFERENCES \`redirecionamentos\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`leads_id\`) REFERENCES \`leads\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`mensagens_id\`) REFERENCES \`mensagens\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`usuarios_id\`) REFERENCES \`usuarios\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`diario_id\`) REFERENCES \`diario\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`agendamentos_id\`) REFERENCES \`agendamentos\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`visitas_id\`) REFERENCES \`visitas\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`registro_id\`) REFERENCES \`registro\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new_payload_locked_documents_rels\`("id", "order", "parent_id", "path", "paginas_id", "hotsites_id", "banners_id", "videos_id", "midia_id", "arquivos_video_id", "conteudos_login_id", "redirecionamentos_id", "leads_id", "mensagens_id", "usuarios_id", "diario_id", "agendamentos_id", "visitas_id", "registro_id") SELECT "id", "order", "parent_id", "path", "paginas_id", "hotsites_id", "banners_id", "videos_id", "midia_id", "arquivos_video_id", "conteudos_login_id", "redirecionamentos_id", "leads_id", "mensagens_id", "usuarios_id", "diario_id", "agendamentos_id", "visitas_id", "registro_id" FROM \`payload_locked_documents_rels\`;`)
  await db.run(sql`DROP TABLE \`payload_locked_documents_rels\`;`)
  await db.run(sql`ALTER TABLE \`__new_payload_locked_documents_rels\` RENAME TO \`payload_locked_documents_rels\`;`)
  await db.run(sql`PRAGMA foreign_keys=ON;`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_order_idx\` ON \`payload_locked_documents_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_parent_idx\` ON \`payload_locked_documents_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_path_idx\` ON \`payload_locked_documents_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_paginas_id_idx\` ON \`payload_locked_documents_rels\` (\`paginas_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_hotsites_id_idx\` ON \`payload_locked_documents_rels\` (\`hotsites_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_banners_id_idx\` ON \`payload_locked_documents_rels\` (\`banners_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_videos_id_idx\` ON \`payload_locked_documents_rels\` (\`videos_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_midia_id_idx\` ON \`payload_locked_documents_rels\` (\`midia_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_arquivos_video_id_idx\` ON \`payload_locked_documents_rels\` (\`arquivos_video_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_conteudos_login_id_idx\` ON \`payload_locked_documents_rels\` (\`conteudos_login_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_redirecionamentos_id_idx\` ON \`payload_locked_documents_rels\` (\`redirecionamentos_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_leads_id_idx\` ON \`payload_locked_documents_rels\` (\`leads_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_mensagens_id_idx\` ON \`payload_locked_documents_rels\` (\`mensagens_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_usuarios_id_idx\` ON \`payload_locked_documents_rels\` (\`usuarios_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_diario_id_idx\` ON \`payload_locked_documents_rels\` (\`diario_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_agendamentos_id_idx\` ON \`payload_locked_documents_rels\` (\`agendamentos_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_visitas_id_idx\` ON \`payload_locked_documents_rels\` (\`visitas_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_registro_id_idx\` ON \`payload_locked_documents_rels\` (\`registro_id\`);`)
}
