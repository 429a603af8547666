import type { Centavos } from '../../dinheiro.ts';
import type { BancoDeCobranca } from '../conta-de-cobranca.ts';
import { abrirArquivo } from './arquivo.ts';
import type { Motivo } from './motivos.ts';
import type { Efeito } from './ocorrencias.ts';
import { lerRetorno240 } from './retorno-240.ts';
import { lerRetorno400 } from './retorno-400.ts';
import type { Ocorrencia, Retorno } from './retorno-lido.ts';

export type { BancoDeCobranca, Centavos, Efeito, Motivo, Ocorrencia, Retorno };

/**
 * Reads a bank's return file, of CNAB 240 (001, 033, 104, 237, 341) or 400 (237, 341), whole: lengths, sequences, counts and sums are
 * checked before anything of it is given. @param conteudo its bytes, or its text
 * @throws ErroMartelo ARQUIVO_DO_BANCO that names line, column and what is wrong there
 */
export function lerRetorno(conteudo: Uint8Array | string): Retorno {
  const arquivo = abrirArquivo(conteudo);
  return arquivo.tamanho === 240 ? lerRetorno240(arquivo) : lerRetorno400(arquivo);
}
