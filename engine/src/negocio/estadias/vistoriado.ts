import type { Filtro } from '@martelo/shared/filtro';
import type { QualquerRecurso } from '../../api/recurso/declaracao.ts';
import { SISTEMA } from '../../records/acesso.ts';
import type { Registros } from '../../records/records.ts';

/** Whether an inspection of a vehicle was done since an instant; none was where the house has no inspections. */
export async function vistoriadoDesde(
  registros: Registros,
  recursos: readonly QualquerRecurso<never>[],
  hotsiteId: number,
  veiUid: string,
  desde: string,
): Promise<boolean> {
  const vistorias = recursos.find(({ declaracao }) => declaracao.nome === 'vistoria');
  if (vistorias === undefined) return false;
  const filtros: Filtro[] = [
    { tipo: 'exata', campo: 'veiUid', valor: veiUid },
    { tipo: 'exata', campo: 'hotsiteId', valor: hotsiteId },
    { tipo: 'exata', campo: 'situacao', valor: 'Realizada' },
    { tipo: 'range', campo: 'realizadaEm', min: desde },
  ];
  const consulta = { filtros, pagina: 1, porPagina: 1, semTotal: true } as const;
  return (await registros.colecao(vistorias).listar(SISTEMA, consulta)).itens.length > 0;
}
