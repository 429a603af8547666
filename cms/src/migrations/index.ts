import * as migration_20261121_033443_inicial from './20261121_033443_inicial';
import * as migration_20261121_095004_conteudo from './20261121_095004_conteudo';
import * as migration_20261121_100833_leads from './20261121_100833_leads';
import * as migration_20261122_182403_script_da_pagina from './20261122_182403_script_da_pagina';
import * as migration_20261123_161823_favoritos from './20261123_161823_favoritos';
import * as migration_20261123_172227_textos_dos_avisos from './20261123_172227_textos_dos_avisos';
import * as migration_20261123_195614_regras_das_compras from './20261123_195614_regras_das_compras';
import * as migration_20261123_232729_dados_legais from './20261123_232729_dados_legais';

export const migrations = [
  {
    up: migration_20261121_033443_inicial.up,
    down: migration_20261121_033443_inicial.down,
    name: '20261121_033443_inicial',
  },
  {
    up: migration_20261121_095004_conteudo.up,
    down: migration_20261121_095004_conteudo.down,
    name: '20261121_095004_conteudo',
  },
  {
    up: migration_20261121_100833_leads.up,
    down: migration_20261121_100833_leads.down,
    name: '20261121_100833_leads',
  },
  {
    up: migration_20261122_182403_script_da_pagina.up,
    down: migration_20261122_182403_script_da_pagina.down,
    name: '20261122_182403_script_da_pagina',
  },
  {
    up: migration_20261123_161823_favoritos.up,
    down: migration_20261123_161823_favoritos.down,
    name: '20261123_161823_favoritos',
  },
  {
    up: migration_20261123_172227_textos_dos_avisos.up,
    down: migration_20261123_172227_textos_dos_avisos.down,
    name: '20261123_172227_textos_dos_avisos',
  },
  {
    up: migration_20261123_195614_regras_das_compras.up,
    down: migration_20261123_195614_regras_das_compras.down,
    name: '20261123_195614_regras_das_compras',
  },
  {
    up: migration_20261123_232729_dados_legais.up,
    down: migration_20261123_232729_dados_legais.down,
    name: '20261123_232729_dados_legais'
  },
];
