import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`hotsites_redes_sociais\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` numeric NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`rede\` text NOT NULL,
  	\`url\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`hotsites\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`hotsites_redes_sociais_order_idx\` ON \`hotsites_redes_sociais\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`hotsites_redes_sociais_parent_id_idx\` ON \`hotsites_redes_sociais\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`hotsites_paginas_fixas\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` numeric NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`titulo\` text NOT NULL,
  	\`uri\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`hotsites\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`hotsites_paginas_fixas_order_idx\` ON \`hotsites_paginas_fixas\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`hotsites_paginas_fixas_parent_id_idx\` ON \`hotsites_paginas_fixas\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`hotsites_confirmacoes_obrigatorias\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` numeric NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`hotsites\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`hotsites_confirmacoes_obrigatorias_order_idx\` ON \`hotsites_confirmacoes_obrigatorias\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`hotsites_confirmacoes_obrigatorias_parent_idx\` ON \`hotsites_confirmacoes_obrigatorias\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`hotsites\` (
  	\`id\` numeric PRIMARY KEY NOT NULL,
  	\`uid\` text NOT NULL,
  	\`nome\` text NOT NULL,
  	\`tipo\` text DEFAULT 'leilao' NOT NULL,
  	\`subdominio\` text NOT NULL,
  	\`dominio\` text,
  	\`cor_primaria\` text NOT NULL,
  	\`cor_secundaria\` text NOT NULL,
  	\`cor_gradient1\` text,
  	\`cor_gradient2\` text,
  	\`cor_gradient3\` text,
  	\`logo_id\` integer,
  	\`logo_clara_id\` integer,
  	\`favicon_id\` integer,
  	\`telefone_contato\` text,
  	\`email_contato\` text,
  	\`endereco\` text,
  	\`latitude\` numeric NOT NULL,
  	\`longitude\` numeric NOT NULL,
  	\`mensagem_rodape\` text,
  	\`permitir_cpf\` integer DEFAULT true,
  	\`permitir_cnpj\` integer DEFAULT true,
  	\`documentos_obrigatorios\` integer DEFAULT false,
  	\`janela_cadastro_inicio\` text,
  	\`janela_cadastro_fim\` text,
  	\`janela_visualizacao_inicio\` text,
  	\`janela_visualizacao_fim\` text,
  	\`analytics_tipo\` text,
  	\`analytics_id\` text,
  	\`criado_por\` text,
  	\`alterado_por\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`logo_id\`) REFERENCES \`midia\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`logo_clara_id\`) REFERENCES \`midia\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`favicon_id\`) REFERENCES \`midia\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`hotsites_uid_idx\` ON \`hotsites\` (\`uid\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`hotsites_subdominio_idx\` ON \`hotsites\` (\`subdominio\`);`)
  await db.run(sql`CREATE INDEX \`hotsites_dominio_idx\` ON \`hotsites\` (\`dominio\`);`)
  await db.run(sql`CREATE INDEX \`hotsites_logo_idx\` ON \`hotsites\` (\`logo_id\`);`)
  await db.run(sql`CREATE INDEX \`hotsites_logo_clara_idx\` ON \`hotsites\` (\`logo_clara_id\`);`)
  await db.run(sql`CREATE INDEX \`hotsites_favicon_idx\` ON \`hotsites\` (\`favicon_id\`);`)
  await db.run(sql`CREATE INDEX \`hotsites_updated_at_idx\` ON \`hotsites\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`hotsites_created_at_idx\` ON \`hotsites\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`paginas\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`hotsite_id\` numeric,
  	\`titulo\` text,
  	\`uri\` text,
  	\`modelo_pagina\` text DEFAULT 'QuemSomos',
  	\`descricao\` text,
  	\`keywords\` text,
  	\`titulo_pagina\` text,
  	\`descricao_pagina\` text,
  	\`imagem_principal_id\` integer,
  	\`container\` integer DEFAULT true,
  	\`sessoes\` text DEFAULT '[]',
  	\`revisao\` numeric DEFAULT 0,
  	\`criado_por\` text,
  	\`alterado_por\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`hotsite_id\`) REFERENCES \`hotsites\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`imagem_principal_id\`) REFERENCES \`midia\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`paginas_hotsite_idx\` ON \`paginas\` (\`hotsite_id\`);`)
  await db.run(sql`CREATE INDEX \`paginas_uri_idx\` ON \`paginas\` (\`uri\`);`)
  await db.run(sql`CREATE INDEX \`paginas_imagem_principal_idx\` ON \`paginas\` (\`imagem_principal_id\`);`)
  await db.run(sql`CREATE INDEX \`paginas_updated_at_idx\` ON \`paginas\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`paginas_created_at_idx\` ON \`paginas\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`paginas__status_idx\` ON \`paginas\` (\`_status\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`hotsite_uri_idx\` ON \`paginas\` (\`hotsite_id\`,\`uri\`);`)
  await db.run(sql`CREATE TABLE \`_paginas_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`parent_id\` integer,
  	\`version_hotsite_id\` numeric,
  	\`version_titulo\` text,
  	\`version_uri\` text,
  	\`version_modelo_pagina\` text DEFAULT 'QuemSomos',
  	\`version_descricao\` text,
  	\`version_keywords\` text,
  	\`version_titulo_pagina\` text,
  	\`version_descricao_pagina\` text,
  	\`version_imagem_principal_id\` integer,
  	\`version_container\` integer DEFAULT true,
  	\`version_sessoes\` text DEFAULT '[]',
  	\`version_revisao\` numeric DEFAULT 0,
  	\`version_criado_por\` text,
  	\`version_alterado_por\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	\`autosave\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`paginas\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_hotsite_id\`) REFERENCES \`hotsites\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_imagem_principal_id\`) REFERENCES \`midia\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_paginas_v_parent_idx\` ON \`_paginas_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_paginas_v_version_version_hotsite_idx\` ON \`_paginas_v\` (\`version_hotsite_id\`);`)
  await db.run(sql`CREATE INDEX \`_paginas_v_version_version_uri_idx\` ON \`_paginas_v\` (\`version_uri\`);`)
  await db.run(sql`CREATE INDEX \`_paginas_v_version_version_imagem_principal_idx\` ON \`_paginas_v\` (\`version_imagem_principal_id\`);`)
  await db.run(sql`CREATE INDEX \`_paginas_v_version_version_updated_at_idx\` ON \`_paginas_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_paginas_v_version_version_created_at_idx\` ON \`_paginas_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_paginas_v_version_version__status_idx\` ON \`_paginas_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_paginas_v_created_at_idx\` ON \`_paginas_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_paginas_v_updated_at_idx\` ON \`_paginas_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_paginas_v_latest_idx\` ON \`_paginas_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`_paginas_v_autosave_idx\` ON \`_paginas_v\` (\`autosave\`);`)
  await db.run(sql`CREATE INDEX \`version_hotsite_version_uri_idx\` ON \`_paginas_v\` (\`version_hotsite_id\`,\`version_uri\`);`)
  await db.run(sql`CREATE TABLE \`banners\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`hotsite_id\` numeric NOT NULL,
  	\`uid\` text NOT NULL,
  	\`nome\` text NOT NULL,
  	\`posicao_banner\` text NOT NULL,
  	\`categoria\` text,
  	\`lei_uid\` text,
  	\`data_inicio\` text,
  	\`data_fim\` text,
  	\`imagem_id\` integer NOT NULL,
  	\`imagem_mobile_id\` integer,
  	\`url_destino\` text,
  	\`prioridade\` numeric DEFAULT 1 NOT NULL,
  	\`criado_por\` text,
  	\`alterado_por\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`hotsite_id\`) REFERENCES \`hotsites\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`imagem_id\`) REFERENCES \`midia\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`imagem_mobile_id\`) REFERENCES \`midia\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`banners_hotsite_idx\` ON \`banners\` (\`hotsite_id\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`banners_uid_idx\` ON \`banners\` (\`uid\`);`)
  await db.run(sql`CREATE INDEX \`banners_posicao_banner_idx\` ON \`banners\` (\`posicao_banner\`);`)
  await db.run(sql`CREATE INDEX \`banners_imagem_idx\` ON \`banners\` (\`imagem_id\`);`)
  await db.run(sql`CREATE INDEX \`banners_imagem_mobile_idx\` ON \`banners\` (\`imagem_mobile_id\`);`)
  await db.run(sql`CREATE INDEX \`banners_updated_at_idx\` ON \`banners\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`banners_created_at_idx\` ON \`banners\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`videos\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`hotsite_id\` numeric NOT NULL,
  	\`uid\` text NOT NULL,
  	\`nome\` text NOT NULL,
  	\`ativo\` integer DEFAULT true,
  	\`url\` text NOT NULL,
  	\`filename\` text,
  	\`tempo_em_segundos\` numeric,
  	\`criado_por\` text,
  	\`alterado_por\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`hotsite_id\`) REFERENCES \`hotsites\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`videos_hotsite_idx\` ON \`videos\` (\`hotsite_id\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`videos_uid_idx\` ON \`videos\` (\`uid\`);`)
  await db.run(sql`CREATE INDEX \`videos_updated_at_idx\` ON \`videos\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`videos_created_at_idx\` ON \`videos\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`midia\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`hotsite_id\` numeric NOT NULL,
  	\`alt\` text NOT NULL,
  	\`criado_por\` text,
  	\`alterado_por\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`url\` text,
  	\`thumbnail_u_r_l\` text,
  	\`filename\` text,
  	\`mime_type\` text,
  	\`filesize\` numeric,
  	\`width\` numeric,
  	\`height\` numeric,
  	\`focal_x\` numeric,
  	\`focal_y\` numeric,
  	\`sizes_w400_url\` text,
  	\`sizes_w400_width\` numeric,
  	\`sizes_w400_height\` numeric,
  	\`sizes_w400_mime_type\` text,
  	\`sizes_w400_filesize\` numeric,
  	\`sizes_w400_filename\` text,
  	\`sizes_w800_url\` text,
  	\`sizes_w800_width\` numeric,
  	\`sizes_w800_height\` numeric,
  	\`sizes_w800_mime_type\` text,
  	\`sizes_w800_filesize\` numeric,
  	\`sizes_w800_filename\` text,
  	\`sizes_w1600_url\` text,
  	\`sizes_w1600_width\` numeric,
  	\`sizes_w1600_height\` numeric,
  	\`sizes_w1600_mime_type\` text,
  	\`sizes_w1600_filesize\` numeric,
  	\`sizes_w1600_filename\` text,
  	FOREIGN KEY (\`hotsite_id\`) REFERENCES \`hotsites\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`midia_hotsite_idx\` ON \`midia\` (\`hotsite_id\`);`)
  await db.run(sql`CREATE INDEX \`midia_updated_at_idx\` ON \`midia\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`midia_created_at_idx\` ON \`midia\` (\`created_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`midia_filename_idx\` ON \`midia\` (\`filename\`);`)
  await db.run(sql`CREATE INDEX \`midia_sizes_w400_sizes_w400_filename_idx\` ON \`midia\` (\`sizes_w400_filename\`);`)
  await db.run(sql`CREATE INDEX \`midia_sizes_w800_sizes_w800_filename_idx\` ON \`midia\` (\`sizes_w800_filename\`);`)
  await db.run(sql`CREATE INDEX \`midia_sizes_w1600_sizes_w1600_filename_idx\` ON \`midia\` (\`sizes_w1600_filename\`);`)
  await db.run(sql`CREATE TABLE \`usuarios_sessions\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`created_at\` text,
  	\`expires_at\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`usuarios\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`usuarios_sessions_order_idx\` ON \`usuarios_sessions\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`usuarios_sessions_parent_id_idx\` ON \`usuarios_sessions\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`usuarios\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`nome\` text NOT NULL,
  	\`uid\` text NOT NULL,
  	\`ultimo_acesso\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`email\` text NOT NULL,
  	\`reset_password_token\` text,
  	\`reset_password_expiration\` text,
  	\`salt\` text,
  	\`hash\` text,
  	\`reset_password_requested_at\` text,
  	\`login_attempts\` numeric DEFAULT 0,
  	\`lock_until\` text
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`usuarios_uid_idx\` ON \`usuarios\` (\`uid\`);`)
  await db.run(sql`CREATE INDEX \`usuarios_updated_at_idx\` ON \`usuarios\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`usuarios_created_at_idx\` ON \`usuarios\` (\`created_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`usuarios_email_idx\` ON \`usuarios\` (\`email\`);`)
  await db.run(sql`CREATE TABLE \`usuarios_texts\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`text\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`usuarios\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`usuarios_texts_order_parent\` ON \`usuarios_texts\` (\`order\`,\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`usuarios_numbers\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`number\` numeric,
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`usuarios\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`usuarios_numbers_order_parent_idx\` ON \`usuarios_numbers\` (\`order\`,\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`payload_kv\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`key\` text NOT NULL,
  	\`data\` text NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`payload_kv_key_idx\` ON \`payload_kv\` (\`key\`);`)
  await db.run(sql`CREATE TABLE \`payload_locked_documents\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`global_slug\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_global_slug_idx\` ON \`payload_locked_documents\` (\`global_slug\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_updated_at_idx\` ON \`payload_locked_documents\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_created_at_idx\` ON \`payload_locked_documents\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`payload_locked_documents_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`hotsites_id\` numeric,
  	\`paginas_id\` integer,
  	\`banners_id\` integer,
  	\`videos_id\` integer,
  	\`midia_id\` integer,
  	\`usuarios_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`payload_locked_documents\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`hotsites_id\`) REFERENCES \`hotsites\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`paginas_id\`) REFERENCES \`paginas\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`banners_id\`) REFERENCES \`banners\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`videos_id\`) REFERENCES \`videos\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`midia_id\`) REFERENCES \`midia\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`usuarios_id\`) REFERENCES \`usuarios\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_order_idx\` ON \`payload_locked_documents_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_parent_idx\` ON \`payload_locked_documents_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_path_idx\` ON \`payload_locked_documents_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_hotsites_id_idx\` ON \`payload_locked_documents_rels\` (\`hotsites_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_paginas_id_idx\` ON \`payload_locked_documents_rels\` (\`paginas_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_banners_id_idx\` ON \`payload_locked_documents_rels\` (\`banners_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_videos_id_idx\` ON \`payload_locked_documents_rels\` (\`videos_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_midia_id_idx\` ON \`payload_locked_documents_rels\` (\`midia_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_usuarios_id_idx\` ON \`payload_locked_documents_rels\` (\`usuarios_id\`);`)
  await db.run(sql`CREATE TABLE \`payload_preferences\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`key\` text,
  	\`value\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`payload_preferences_key_idx\` ON \`payload_preferences\` (\`key\`);`)
  await db.run(sql`CREATE INDEX \`payload_preferences_updated_at_idx\` ON \`payload_preferences\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`payload_preferences_created_at_idx\` ON \`payload_preferences\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`payload_preferences_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`usuarios_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`payload_preferences\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`usuarios_id\`) REFERENCES \`usuarios\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`payload_preferences_rels_order_idx\` ON \`payload_preferences_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`payload_preferences_rels_parent_idx\` ON \`payload_preferences_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_preferences_rels_path_idx\` ON \`payload_preferences_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`payload_preferences_rels_usuarios_id_idx\` ON \`payload_preferences_rels\` (\`usuarios_id\`);`)
  await db.run(sql`CREATE TABLE \`payload_migrations\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`name\` text,
  	\`batch\` numeric,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`payload_migrations_updated_at_idx\` ON \`payload_migrations\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`payload_migrations_created_at_idx\` ON \`payload_migrations\` (\`created_at\`);`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`hotsites_redes_sociais\`;`)
  await db.run(sql`DROP TABLE \`hotsites_paginas_fixas\`;`)
  await db.run(sql`DROP TABLE \`hotsites_confirmacoes_obrigatorias\`;`)
  await db.run(sql`DROP TABLE \`hotsites\`;`)
  await db.run(sql`DROP TABLE \`paginas\`;`)
  await db.run(sql`DROP TABLE \`_paginas_v\`;`)
  await db.run(sql`DROP TABLE \`banners\`;`)
  await db.run(sql`DROP TABLE \`videos\`;`)
  await db.run(sql`DROP TABLE \`midia\`;`)
  await db.run(sql`DROP TABLE \`usuarios_sessions\`;`)
  await db.run(sql`DROP TABLE \`usuarios\`;`)
  await db.run(sql`DROP TABLE \`usuarios_texts\`;`)
  await db.run(sql`DROP TABLE \`usuarios_numbers\`;`)
  await db.run(sql`DROP TABLE \`payload_kv\`;`)
  await db.run(sql`DROP TABLE \`payload_locked_documents\`;`)
  await db.run(sql`DROP TABLE \`payload_locked_documents_rels\`;`)
  await db.run(sql`DROP TABLE \`payload_preferences\`;`)
  await db.run(sql`DROP TABLE \`payload_preferences_rels\`;`)
  await db.run(sql`DROP TABLE \`payload_migrations\`;`)
}
