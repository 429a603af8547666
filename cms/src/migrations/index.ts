import * as migration_20261121_033443_inicial from './20261121_033443_inicial';

export const migrations = [
  {
    up: migration_20261121_033443_inicial.up,
    down: migration_20261121_033443_inicial.down,
    name: '20261121_033443_inicial'
  },
];
