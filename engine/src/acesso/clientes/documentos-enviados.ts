import { SEM_REMOVIDOS } from '../../api/recurso/politica.ts';
import { DOCUMENTOS_CLIENTE, type DocumentoGuardado } from '../../casa/documento-cliente.ts';
import type { Acesso, Registro, Registros } from '../../records/records.ts';

/** All that a client sent and did not take back, oldest first, as far as the caller may read it. */
export async function documentosDe(
  registros: Registros,
  acesso: Acesso,
  cliUid: string,
): Promise<Registro<DocumentoGuardado>[]> {
  const achados: Registro<DocumentoGuardado>[] = [];
  const filtros = [{ tipo: 'exata', campo: 'cliUid', valor: cliUid } as const, SEM_REMOVIDOS];
  const ordem = { campo: 'id', tipoOrdenacao: 'asc', tipoCampo: 'long' } as const;
  for await (const um of registros.colecao(DOCUMENTOS_CLIENTE).percorrer(acesso, { filtros, ordem }))
    achados.push(um);
  return achados;
}
