import { contratoDaFila } from './contrato.ts';
import { criarFilaRegistros } from './fila-registros.ts';

contratoDaFila('the records', criarFilaRegistros);
