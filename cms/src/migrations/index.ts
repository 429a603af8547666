import * as migration_20261121_033443_inicial from './20261121_033443_inicial';
import * as migration_20261121_095004_conteudo from './20261121_095004_conteudo';
import * as migration_20261121_100833_leads from './20261121_100833_leads';
import * as migration_20261122_182403_script_da_pagina from './20261122_182403_script_da_pagina';

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
    name: '20261122_182403_script_da_pagina'
  },
];
