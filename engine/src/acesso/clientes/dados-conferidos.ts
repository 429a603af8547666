import { isDeepStrictEqual } from 'node:util';
import type { Cliente } from '@martelo/shared/cliente';
import {
  CAMPOS_CONFERIDOS,
  type CampoConferido,
  CONFERIDO_POR,
  caminhoDaCorrecao,
} from '@martelo/shared/dados-conferidos';
import { ErroMartelo } from '@martelo/shared/erros';
import { exigenciasTravadas } from '@martelo/shared/situacao-dos-documentos';
import { SISTEMA } from '../../records/acesso.ts';
import type { Registros } from '../../records/records.ts';
import { documentosDe } from './documentos-enviados.ts';

/**
 * What a client cannot change of themselves by now. Read from the documents, requirement by requirement: the registration's own word is that
 * of the worst of them, and an identity stays approved while an address is asked for again.
 */
export async function camposTravados(registros: Registros, cliente: Cliente): Promise<CampoConferido[]> {
  const { uid, natureza, documento: cadastro } = cliente;
  const documentos = await documentosDe(registros, SISTEMA, uid);
  const travadas = exigenciasTravadas({ natureza, documentos, cadastro });
  return CAMPOS_CONFERIDOS.filter((campo) => travadas.includes(CONFERIDO_POR[campo]));
}

/** @throws ErroMartelo DADOS_CONFERIDOS where a client changes what the house has seen on a document */
export async function exigirNaoConferidos(
  registros: Registros,
  antes: Cliente,
  depois: Cliente,
): Promise<void> {
  const mudados = CAMPOS_CONFERIDOS.filter((campo) => !isDeepStrictEqual(antes[campo], depois[campo]));
  if (mudados.length === 0) return;
  const travados = await camposTravados(registros, antes);
  const campos = mudados.filter((campo) => travados.includes(campo));
  if (campos.length > 0)
    throw new ErroMartelo('DADOS_CONFERIDOS', { campos, acao: caminhoDaCorrecao(campos[0]) });
}
