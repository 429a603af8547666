import { CLIENTES } from '../../acesso/clientes/registro.ts';
import { HABILITACOES } from '../../acesso/habilitacoes/registro.ts';
import { SEM_REMOVIDOS } from '../../api/recurso/politica.ts';
import type { Estado } from '../../auction/modelo/estado.ts';
import { SISTEMA } from '../../records/acesso.ts';
import type { Registros } from '../../records/records.ts';

/**
 * How many clients may bid in an auction: those whose habilitation was approved where it asks for one, else the active ones of its brands.
 * What a single lot or a document still asks of each is not counted.
 */
export type ContarHabilitados = (leilao: Estado['leilao']) => Promise<number>;

/** A number on a screen: it may be this old. */
const VALIDADE_MS = 10_000;

export function criarHabilitados(registros: Registros, agora: () => number): ContarHabilitados {
  const contados = new Map<string, { ate: number; quantos: Promise<number> }>();
  const contar = async ({ uid, hotsites, exigeHabilitacao, exigeCodigo }: Estado['leilao']) => {
    const porMarca = hotsites.map(async (hotsiteId) => {
      const daMarca = { tipo: 'exata', campo: 'hotsiteId', valor: hotsiteId } as const;
      const pagina = { pagina: 1, porPagina: 1 };
      const { total } =
        exigeHabilitacao || exigeCodigo
          ? await registros.colecao(HABILITACOES).listar(SISTEMA, {
              ...pagina,
              filtros: [
                daMarca,
                { tipo: 'exata', campo: 'leiUid', valor: uid },
                { tipo: 'exata', campo: 'situacao', valor: 'Aprovada' },
              ],
            })
          : await registros.colecao(CLIENTES).listar(SISTEMA, {
              ...pagina,
              filtros: [daMarca, { tipo: 'exata', campo: 'situacao', valor: 'ATIVO' }, SEM_REMOVIDOS],
            });
      return total;
    });
    return (await Promise.all(porMarca)).reduce((soma, um) => soma + um, 0);
  };
  return (leilao) => {
    const antes = contados.get(leilao.uid);
    if (antes !== undefined && agora() < antes.ate) return antes.quantos;
    const quantos = contar(leilao);
    contados.delete(leilao.uid);
    contados.set(leilao.uid, { ate: agora() + VALIDADE_MS, quantos });
    for (const [uid, { ate }] of contados) if (ate <= agora()) contados.delete(uid);
    quantos.catch(() => contados.delete(leilao.uid));
    return quantos;
  };
}
