import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`hotsites_enderecos\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` numeric NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`ambiente\` text NOT NULL,
  	\`site_url\` text,
  	\`api_url\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`hotsites\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`hotsites_enderecos_order_idx\` ON \`hotsites_enderecos\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`hotsites_enderecos_parent_id_idx\` ON \`hotsites_enderecos\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`arquivos_video\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`hotsite_id\` numeric NOT NULL,
  	\`tempo_em_segundos\` numeric,
  	\`largura\` numeric,
  	\`altura\` numeric,
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
  	FOREIGN KEY (\`hotsite_id\`) REFERENCES \`hotsites\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`arquivos_video_hotsite_idx\` ON \`arquivos_video\` (\`hotsite_id\`);`)
  await db.run(sql`CREATE INDEX \`arquivos_video_updated_at_idx\` ON \`arquivos_video\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`arquivos_video_created_at_idx\` ON \`arquivos_video\` (\`created_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`arquivos_video_filename_idx\` ON \`arquivos_video\` (\`filename\`);`)
  await db.run(sql`CREATE TABLE \`conteudos_login_titulo_subtitulo_imagem\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`titulo\` text NOT NULL,
  	\`uri\` text NOT NULL,
  	\`subtitulo\` text NOT NULL,
  	\`imagem_id\` integer NOT NULL,
  	\`link\` text,
  	FOREIGN KEY (\`imagem_id\`) REFERENCES \`midia\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`conteudos_login\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`conteudos_login_titulo_subtitulo_imagem_order_idx\` ON \`conteudos_login_titulo_subtitulo_imagem\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`conteudos_login_titulo_subtitulo_imagem_parent_id_idx\` ON \`conteudos_login_titulo_subtitulo_imagem\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`conteudos_login_titulo_subtitulo_imagem_imagem_idx\` ON \`conteudos_login_titulo_subtitulo_imagem\` (\`imagem_id\`);`)
  await db.run(sql`CREATE TABLE \`conteudos_login\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`hotsite_id\` numeric NOT NULL,
  	\`uid\` text NOT NULL,
  	\`nome\` text NOT NULL,
  	\`uri\` text NOT NULL,
  	\`ativo\` integer DEFAULT true NOT NULL,
  	\`prioridade\` numeric DEFAULT 1 NOT NULL,
  	\`criado_por\` text,
  	\`alterado_por\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`hotsite_id\`) REFERENCES \`hotsites\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`conteudos_login_hotsite_idx\` ON \`conteudos_login\` (\`hotsite_id\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`conteudos_login_uid_idx\` ON \`conteudos_login\` (\`uid\`);`)
  await db.run(sql`CREATE INDEX \`conteudos_login_updated_at_idx\` ON \`conteudos_login\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`conteudos_login_created_at_idx\` ON \`conteudos_login\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`redirecionamentos\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`hotsite_id\` numeric NOT NULL,
  	\`de\` text NOT NULL,
  	\`para\` text NOT NULL,
  	\`tipo\` text DEFAULT '301' NOT NULL,
  	\`ativo\` integer DEFAULT true,
  	\`nota\` text,
  	\`criado_por\` text,
  	\`alterado_por\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`hotsite_id\`) REFERENCES \`hotsites\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`redirecionamentos_hotsite_idx\` ON \`redirecionamentos\` (\`hotsite_id\`);`)
  await db.run(sql`CREATE INDEX \`redirecionamentos_de_idx\` ON \`redirecionamentos\` (\`de\`);`)
  await db.run(sql`CREATE INDEX \`redirecionamentos_updated_at_idx\` ON \`redirecionamentos\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`redirecionamentos_created_at_idx\` ON \`redirecionamentos\` (\`created_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`hotsite_de_idx\` ON \`redirecionamentos\` (\`hotsite_id\`,\`de\`);`)
  await db.run(sql`CREATE TABLE \`diario\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`pagina_id\` integer NOT NULL,
  	\`revisao\` numeric NOT NULL,
  	\`lote\` text NOT NULL,
  	\`janela\` text,
  	\`quem\` text NOT NULL,
  	\`nome\` text NOT NULL,
  	\`acao\` text,
  	\`onde\` text,
  	\`publicada\` integer DEFAULT false NOT NULL,
  	\`remendos\` text NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`pagina_id\`) REFERENCES \`paginas\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`diario_pagina_idx\` ON \`diario\` (\`pagina_id\`);`)
  await db.run(sql`CREATE INDEX \`diario_updated_at_idx\` ON \`diario\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`diario_created_at_idx\` ON \`diario\` (\`created_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`pagina_revisao_idx\` ON \`diario\` (\`pagina_id\`,\`revisao\`);`)
  await db.run(sql`CREATE TABLE \`agendamentos\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`pagina_id\` integer NOT NULL,
  	\`estado\` text DEFAULT 'aguardando' NOT NULL,
  	\`publicar_em\` text NOT NULL,
  	\`despublicar_em\` text,
  	\`conteudo\` text NOT NULL,
  	\`anterior\` text,
  	\`revisao_no_ar\` numeric,
  	\`quem_id\` integer NOT NULL,
  	\`nome\` text NOT NULL,
  	\`motivo\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`pagina_id\`) REFERENCES \`paginas\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`quem_id\`) REFERENCES \`usuarios\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`agendamentos_pagina_idx\` ON \`agendamentos\` (\`pagina_id\`);`)
  await db.run(sql`CREATE INDEX \`agendamentos_estado_idx\` ON \`agendamentos\` (\`estado\`);`)
  await db.run(sql`CREATE INDEX \`agendamentos_quem_idx\` ON \`agendamentos\` (\`quem_id\`);`)
  await db.run(sql`CREATE INDEX \`agendamentos_updated_at_idx\` ON \`agendamentos\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`agendamentos_created_at_idx\` ON \`agendamentos\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`visitas\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`hotsite_id\` numeric NOT NULL,
  	\`dia\` text NOT NULL,
  	\`uri\` text NOT NULL,
  	\`visualizacoes\` numeric DEFAULT 0 NOT NULL,
  	\`visitantes\` numeric DEFAULT 0 NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`hotsite_id\`) REFERENCES \`hotsites\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`visitas_hotsite_idx\` ON \`visitas\` (\`hotsite_id\`);`)
  await db.run(sql`CREATE INDEX \`visitas_dia_idx\` ON \`visitas\` (\`dia\`);`)
  await db.run(sql`CREATE INDEX \`visitas_uri_idx\` ON \`visitas\` (\`uri\`);`)
  await db.run(sql`CREATE INDEX \`visitas_updated_at_idx\` ON \`visitas\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`visitas_created_at_idx\` ON \`visitas\` (\`created_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`hotsite_uri_dia_idx\` ON \`visitas\` (\`hotsite_id\`,\`uri\`,\`dia\`);`)
  await db.run(sql`CREATE TABLE \`registro\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`titulo\` text NOT NULL,
  	\`quem\` text NOT NULL,
  	\`acao\` text NOT NULL,
  	\`origem\` text NOT NULL,
  	\`colecao\` text NOT NULL,
  	\`documento\` text NOT NULL,
  	\`hotsite\` numeric,
  	\`campos\` text DEFAULT '[]' NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`registro_quem_idx\` ON \`registro\` (\`quem\`);`)
  await db.run(sql`CREATE INDEX \`registro_acao_idx\` ON \`registro\` (\`acao\`);`)
  await db.run(sql`CREATE INDEX \`registro_colecao_idx\` ON \`registro\` (\`colecao\`);`)
  await db.run(sql`CREATE INDEX \`registro_documento_idx\` ON \`registro\` (\`documento\`);`)
  await db.run(sql`CREATE INDEX \`registro_hotsite_idx\` ON \`registro\` (\`hotsite\`);`)
  await db.run(sql`CREATE INDEX \`registro_updated_at_idx\` ON \`registro\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`registro_created_at_idx\` ON \`registro\` (\`created_at\`);`)
  await db.run(sql`DROP INDEX \`hotsites_dominio_idx\`;`)
  await db.run(sql`ALTER TABLE \`hotsites\` ADD \`em_preparo\` integer DEFAULT false;`)
  await db.run(sql`ALTER TABLE \`hotsites\` ADD \`segundo_fator_obrigatorio\` integer DEFAULT false;`)
  await db.run(sql`ALTER TABLE \`hotsites\` ADD \`gtm_id\` text;`)
  await db.run(sql`ALTER TABLE \`hotsites\` ADD \`meta_pixel_id\` text;`)
  await db.run(sql`ALTER TABLE \`hotsites\` ADD \`script_cabecalho\` text;`)
  await db.run(sql`ALTER TABLE \`hotsites\` ADD \`script_versoes\` text DEFAULT '[]';`)
  await db.run(sql`ALTER TABLE \`hotsites\` ADD \`dns_cifrado\` text;`)
  await db.run(sql`ALTER TABLE \`hotsites\` ADD \`dns_definida_em\` text;`)
  await db.run(sql`ALTER TABLE \`hotsites\` ADD \`dns_definida_por\` text;`)
  await db.run(sql`CREATE UNIQUE INDEX \`hotsites_dominio_idx\` ON \`hotsites\` (\`dominio\`);`)
  await db.run(sql`PRAGMA foreign_keys=OFF;`)
  await db.run(sql`CREATE TABLE \`__new_videos\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`hotsite_id\` numeric NOT NULL,
  	\`uid\` text NOT NULL,
  	\`nome\` text NOT NULL,
  	\`ativo\` integer DEFAULT true,
  	\`arquivo_id\` integer,
  	\`url\` text,
  	\`poster_id\` integer,
  	\`legendas\` text,
  	\`filename\` text,
  	\`tempo_em_segundos\` numeric,
  	\`largura\` numeric,
  	\`altura\` numeric,
  	\`criado_por\` text,
  	\`alterado_por\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`hotsite_id\`) REFERENCES \`hotsites\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`arquivo_id\`) REFERENCES \`arquivos_video\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`poster_id\`) REFERENCES \`midia\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new_videos\`("id", "hotsite_id", "uid", "nome", "ativo", "url", "filename", "tempo_em_segundos", "criado_por", "alterado_por", "updated_at", "created_at") SELECT "id", "hotsite_id", "uid", "nome", "ativo", "url", "filename", "tempo_em_segundos", "criado_por", "alterado_por", "updated_at", "created_at" FROM \`videos\`;`)
  await db.run(sql`DROP TABLE \`videos\`;`)
  await db.run(sql`ALTER TABLE \`__new_videos\` RENAME TO \`videos\`;`)
  await db.run(sql`PRAGMA foreign_keys=ON;`)
  await db.run(sql`CREATE INDEX \`videos_hotsite_idx\` ON \`videos\` (\`hotsite_id\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`videos_uid_idx\` ON \`videos\` (\`uid\`);`)
  await db.run(sql`CREATE INDEX \`videos_arquivo_idx\` ON \`videos\` (\`arquivo_id\`);`)
  await db.run(sql`CREATE INDEX \`videos_poster_idx\` ON \`videos\` (\`poster_id\`);`)
  await db.run(sql`CREATE INDEX \`videos_updated_at_idx\` ON \`videos\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`videos_created_at_idx\` ON \`videos\` (\`created_at\`);`)
  await db.run(sql`ALTER TABLE \`paginas\` ADD \`imagem_social_id\` integer REFERENCES midia(id);`)
  await db.run(sql`ALTER TABLE \`paginas\` ADD \`canonical\` text;`)
  await db.run(sql`ALTER TABLE \`paginas\` ADD \`nao_indexar\` integer DEFAULT false;`)
  await db.run(sql`ALTER TABLE \`paginas\` ADD \`uid\` text;`)
  await db.run(sql`ALTER TABLE \`paginas\` ADD \`ultimo_lote\` text;`)
  await db.run(sql`CREATE INDEX \`paginas_imagem_social_idx\` ON \`paginas\` (\`imagem_social_id\`);`)
  await db.run(sql`CREATE INDEX \`paginas_uid_idx\` ON \`paginas\` (\`uid\`);`)
  await db.run(sql`ALTER TABLE \`_paginas_v\` ADD \`version_imagem_social_id\` integer REFERENCES midia(id);`)
  await db.run(sql`ALTER TABLE \`_paginas_v\` ADD \`version_canonical\` text;`)
  await db.run(sql`ALTER TABLE \`_paginas_v\` ADD \`version_nao_indexar\` integer DEFAULT false;`)
  await db.run(sql`ALTER TABLE \`_paginas_v\` ADD \`version_uid\` text;`)
  await db.run(sql`ALTER TABLE \`_paginas_v\` ADD \`version_ultimo_lote\` text;`)
  await db.run(sql`CREATE INDEX \`_paginas_v_version_version_imagem_social_idx\` ON \`_paginas_v\` (\`version_imagem_social_id\`);`)
  await db.run(sql`CREATE INDEX \`_paginas_v_version_version_uid_idx\` ON \`_paginas_v\` (\`version_uid\`);`)
  await db.run(sql`ALTER TABLE \`midia\` ADD \`pasta\` text;`)
  await db.run(sql`ALTER TABLE \`midia\` ADD \`sizes_a400_url\` text;`)
  await db.run(sql`ALTER TABLE \`midia\` ADD \`sizes_a400_width\` numeric;`)
  await db.run(sql`ALTER TABLE \`midia\` ADD \`sizes_a400_height\` numeric;`)
  await db.run(sql`ALTER TABLE \`midia\` ADD \`sizes_a400_mime_type\` text;`)
  await db.run(sql`ALTER TABLE \`midia\` ADD \`sizes_a400_filesize\` numeric;`)
  await db.run(sql`ALTER TABLE \`midia\` ADD \`sizes_a400_filename\` text;`)
  await db.run(sql`ALTER TABLE \`midia\` ADD \`sizes_a800_url\` text;`)
  await db.run(sql`ALTER TABLE \`midia\` ADD \`sizes_a800_width\` numeric;`)
  await db.run(sql`ALTER TABLE \`midia\` ADD \`sizes_a800_height\` numeric;`)
  await db.run(sql`ALTER TABLE \`midia\` ADD \`sizes_a800_mime_type\` text;`)
  await db.run(sql`ALTER TABLE \`midia\` ADD \`sizes_a800_filesize\` numeric;`)
  await db.run(sql`ALTER TABLE \`midia\` ADD \`sizes_a800_filename\` text;`)
  await db.run(sql`ALTER TABLE \`midia\` ADD \`sizes_a1600_url\` text;`)
  await db.run(sql`ALTER TABLE \`midia\` ADD \`sizes_a1600_width\` numeric;`)
  await db.run(sql`ALTER TABLE \`midia\` ADD \`sizes_a1600_height\` numeric;`)
  await db.run(sql`ALTER TABLE \`midia\` ADD \`sizes_a1600_mime_type\` text;`)
  await db.run(sql`ALTER TABLE \`midia\` ADD \`sizes_a1600_filesize\` numeric;`)
  await db.run(sql`ALTER TABLE \`midia\` ADD \`sizes_a1600_filename\` text;`)
  await db.run(sql`CREATE INDEX \`midia_pasta_idx\` ON \`midia\` (\`pasta\`);`)
  await db.run(sql`CREATE INDEX \`midia_sizes_a400_sizes_a400_filename_idx\` ON \`midia\` (\`sizes_a400_filename\`);`)
  await db.run(sql`CREATE INDEX \`midia_sizes_a800_sizes_a800_filename_idx\` ON \`midia\` (\`sizes_a800_filename\`);`)
  await db.run(sql`CREATE INDEX \`midia_sizes_a1600_sizes_a1600_filename_idx\` ON \`midia\` (\`sizes_a1600_filename\`);`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`arquivos_video_id\` integer REFERENCES arquivos_video(id);`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`conteudos_login_id\` integer REFERENCES conteudos_login(id);`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`redirecionamentos_id\` integer REFERENCES redirecionamentos(id);`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`diario_id\` integer REFERENCES diario(id);`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`agendamentos_id\` integer REFERENCES agendamentos(id);`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`visitas_id\` integer REFERENCES visitas(id);`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`registro_id\` integer REFERENCES registro(id);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_arquivos_video_id_idx\` ON \`payload_locked_documents_rels\` (\`arquivos_video_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_conteudos_login_id_idx\` ON \`payload_locked_documents_rels\` (\`conteudos_login_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_redirecionamentos_id_idx\` ON \`payload_locked_documents_rels\` (\`redirecionamentos_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_diario_id_idx\` ON \`payload_locked_documents_rels\` (\`diario_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_agendamentos_id_idx\` ON \`payload_locked_documents_rels\` (\`agendamentos_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_visitas_id_idx\` ON \`payload_locked_documents_rels\` (\`visitas_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_registro_id_idx\` ON \`payload_locked_documents_rels\` (\`registro_id\`);`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`hotsites_enderecos\`;`)
  await db.run(sql`DROP TABLE \`arquivos_video\`;`)
  await db.run(sql`DROP TABLE \`conteudos_login_titulo_subtitulo_imagem\`;`)
  await db.run(sql`DROP TABLE \`conteudos_login\`;`)
  await db.run(sql`DROP TABLE \`redirecionamentos\`;`)
  await db.run(sql`DROP TABLE \`diario\`;`)
  await db.run(sql`DROP TABLE \`agendamentos\`;`)
  await db.run(sql`DROP TABLE \`visitas\`;`)
  await db.run(sql`DROP TABLE \`registro\`;`)
  await db.run(sql`PRAGMA foreign_keys=OFF;`)
  await db.run(sql`CREATE TABLE \`__new_paginas\` (
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
  await db.run(sql`INSERT INTO \`__new_paginas\`("id", "hotsite_id", "titulo", "uri", "modelo_pagina", "descricao", "keywords", "titulo_pagina", "descricao_pagina", "imagem_principal_id", "container", "sessoes", "revisao", "criado_por", "alterado_por", "updated_at", "created_at", "_status") SELECT "id", "hotsite_id", "titulo", "uri", "modelo_pagina", "descricao", "keywords", "titulo_pagina", "descricao_pagina", "imagem_principal_id", "container", "sessoes", "revisao", "criado_por", "alterado_por", "updated_at", "created_at", "_status" FROM \`paginas\`;`)
  await db.run(sql`DROP TABLE \`paginas\`;`)
  await db.run(sql`ALTER TABLE \`__new_paginas\` RENAME TO \`paginas\`;`)
  await db.run(sql`PRAGMA foreign_keys=ON;`)
  await db.run(sql`CREATE INDEX \`paginas_hotsite_idx\` ON \`paginas\` (\`hotsite_id\`);`)
  await db.run(sql`CREATE INDEX \`paginas_uri_idx\` ON \`paginas\` (\`uri\`);`)
  await db.run(sql`CREATE INDEX \`paginas_imagem_principal_idx\` ON \`paginas\` (\`imagem_principal_id\`);`)
  await db.run(sql`CREATE INDEX \`paginas_updated_at_idx\` ON \`paginas\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`paginas_created_at_idx\` ON \`paginas\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`paginas__status_idx\` ON \`paginas\` (\`_status\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`hotsite_uri_idx\` ON \`paginas\` (\`hotsite_id\`,\`uri\`);`)
  await db.run(sql`CREATE TABLE \`__new__paginas_v\` (
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
  await db.run(sql`INSERT INTO \`__new__paginas_v\`("id", "parent_id", "version_hotsite_id", "version_titulo", "version_uri", "version_modelo_pagina", "version_descricao", "version_keywords", "version_titulo_pagina", "version_descricao_pagina", "version_imagem_principal_id", "version_container", "version_sessoes", "version_revisao", "version_criado_por", "version_alterado_por", "version_updated_at", "version_created_at", "version__status", "created_at", "updated_at", "latest", "autosave") SELECT "id", "parent_id", "version_hotsite_id", "version_titulo", "version_uri", "version_modelo_pagina", "version_descricao", "version_keywords", "version_titulo_pagina", "version_descricao_pagina", "version_imagem_principal_id", "version_container", "version_sessoes", "version_revisao", "version_criado_por", "version_alterado_por", "version_updated_at", "version_created_at", "version__status", "created_at", "updated_at", "latest", "autosave" FROM \`_paginas_v\`;`)
  await db.run(sql`DROP TABLE \`_paginas_v\`;`)
  await db.run(sql`ALTER TABLE \`__new__paginas_v\` RENAME TO \`_paginas_v\`;`)
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
  await db.run(sql`CREATE TABLE \`__new_videos\` (
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
  await db.run(sql`INSERT INTO \`__new_videos\`("id", "hotsite_id", "uid", "nome", "ativo", "url", "filename", "tempo_em_segundos", "criado_por", "alterado_por", "updated_at", "created_at") SELECT "id", "hotsite_id", "uid", "nome", "ativo", "url", "filename", "tempo_em_segundos", "criado_por", "alterado_por", "updated_at", "created_at" FROM \`videos\`;`)
  await db.run(sql`DROP TABLE \`videos\`;`)
  await db.run(sql`ALTER TABLE \`__new_videos\` RENAME TO \`videos\`;`)
  await db.run(sql`CREATE INDEX \`videos_hotsite_idx\` ON \`videos\` (\`hotsite_id\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`videos_uid_idx\` ON \`videos\` (\`uid\`);`)
  await db.run(sql`CREATE INDEX \`videos_updated_at_idx\` ON \`videos\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`videos_created_at_idx\` ON \`videos\` (\`created_at\`);`)
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
  await db.run(sql`INSERT INTO \`__new_payload_locked_documents_rels\`("id", "order", "parent_id", "path", "hotsites_id", "paginas_id", "banners_id", "videos_id", "midia_id", "usuarios_id") SELECT "id", "order", "parent_id", "path", "hotsites_id", "paginas_id", "banners_id", "videos_id", "midia_id", "usuarios_id" FROM \`payload_locked_documents_rels\`;`)
  await db.run(sql`DROP TABLE \`payload_locked_documents_rels\`;`)
  await db.run(sql`ALTER TABLE \`__new_payload_locked_documents_rels\` RENAME TO \`payload_locked_documents_rels\`;`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_order_idx\` ON \`payload_locked_documents_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_parent_idx\` ON \`payload_locked_documents_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_path_idx\` ON \`payload_locked_documents_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_hotsites_id_idx\` ON \`payload_locked_documents_rels\` (\`hotsites_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_paginas_id_idx\` ON \`payload_locked_documents_rels\` (\`paginas_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_banners_id_idx\` ON \`payload_locked_documents_rels\` (\`banners_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_videos_id_idx\` ON \`payload_locked_documents_rels\` (\`videos_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_midia_id_idx\` ON \`payload_locked_documents_rels\` (\`midia_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_usuarios_id_idx\` ON \`payload_locked_documents_rels\` (\`usuarios_id\`);`)
  await db.run(sql`DROP INDEX \`midia_pasta_idx\`;`)
  await db.run(sql`DROP INDEX \`midia_sizes_a400_sizes_a400_filename_idx\`;`)
  await db.run(sql`DROP INDEX \`midia_sizes_a800_sizes_a800_filename_idx\`;`)
  await db.run(sql`DROP INDEX \`midia_sizes_a1600_sizes_a1600_filename_idx\`;`)
  await db.run(sql`ALTER TABLE \`midia\` DROP COLUMN \`pasta\`;`)
  await db.run(sql`ALTER TABLE \`midia\` DROP COLUMN \`sizes_a400_url\`;`)
  await db.run(sql`ALTER TABLE \`midia\` DROP COLUMN \`sizes_a400_width\`;`)
  await db.run(sql`ALTER TABLE \`midia\` DROP COLUMN \`sizes_a400_height\`;`)
  await db.run(sql`ALTER TABLE \`midia\` DROP COLUMN \`sizes_a400_mime_type\`;`)
  await db.run(sql`ALTER TABLE \`midia\` DROP COLUMN \`sizes_a400_filesize\`;`)
  await db.run(sql`ALTER TABLE \`midia\` DROP COLUMN \`sizes_a400_filename\`;`)
  await db.run(sql`ALTER TABLE \`midia\` DROP COLUMN \`sizes_a800_url\`;`)
  await db.run(sql`ALTER TABLE \`midia\` DROP COLUMN \`sizes_a800_width\`;`)
  await db.run(sql`ALTER TABLE \`midia\` DROP COLUMN \`sizes_a800_height\`;`)
  await db.run(sql`ALTER TABLE \`midia\` DROP COLUMN \`sizes_a800_mime_type\`;`)
  await db.run(sql`ALTER TABLE \`midia\` DROP COLUMN \`sizes_a800_filesize\`;`)
  await db.run(sql`ALTER TABLE \`midia\` DROP COLUMN \`sizes_a800_filename\`;`)
  await db.run(sql`ALTER TABLE \`midia\` DROP COLUMN \`sizes_a1600_url\`;`)
  await db.run(sql`ALTER TABLE \`midia\` DROP COLUMN \`sizes_a1600_width\`;`)
  await db.run(sql`ALTER TABLE \`midia\` DROP COLUMN \`sizes_a1600_height\`;`)
  await db.run(sql`ALTER TABLE \`midia\` DROP COLUMN \`sizes_a1600_mime_type\`;`)
  await db.run(sql`ALTER TABLE \`midia\` DROP COLUMN \`sizes_a1600_filesize\`;`)
  await db.run(sql`ALTER TABLE \`midia\` DROP COLUMN \`sizes_a1600_filename\`;`)
  await db.run(sql`DROP INDEX \`hotsites_dominio_idx\`;`)
  await db.run(sql`CREATE INDEX \`hotsites_dominio_idx\` ON \`hotsites\` (\`dominio\`);`)
  await db.run(sql`ALTER TABLE \`hotsites\` DROP COLUMN \`em_preparo\`;`)
  await db.run(sql`ALTER TABLE \`hotsites\` DROP COLUMN \`segundo_fator_obrigatorio\`;`)
  await db.run(sql`ALTER TABLE \`hotsites\` DROP COLUMN \`gtm_id\`;`)
  await db.run(sql`ALTER TABLE \`hotsites\` DROP COLUMN \`meta_pixel_id\`;`)
  await db.run(sql`ALTER TABLE \`hotsites\` DROP COLUMN \`script_cabecalho\`;`)
  await db.run(sql`ALTER TABLE \`hotsites\` DROP COLUMN \`script_versoes\`;`)
  await db.run(sql`ALTER TABLE \`hotsites\` DROP COLUMN \`dns_cifrado\`;`)
  await db.run(sql`ALTER TABLE \`hotsites\` DROP COLUMN \`dns_definida_em\`;`)
  await db.run(sql`ALTER TABLE \`hotsites\` DROP COLUMN \`dns_definida_por\`;`)
}
