import { ErroMartelo } from '@martelo/shared/erros';
import { TIPOS_LOTE } from '@martelo/shared/lote-tipos';
import { ROTULOS_SILHUETA, ROTULOS_VISTA, VISTAS_DA_SILHUETA } from '@martelo/shared/modelo-de-fotos';
import { type ModeloDeFotosEscrita, modeloDeFotosEscrita } from '@martelo/shared/modelo-de-fotos.esquema';
import { QUEM_ENVIA_FOTOS } from '@martelo/shared/papeis';
import { SEM_REMOVIDOS } from '../api/recurso/politica.ts';
import { recurso } from '../api/recurso/recurso.ts';
import { SISTEMA } from '../records/acesso.ts';

const TI = ['Interno - Desenvolvimento TI'] as const;

/** A model as it is stored. */
export type ModeloGuardado = ModeloDeFotosEscrita & { uid: string; id: number; hotsiteId: number };

/**
 * Which pictures lots of a type are to have on a brand, in which order. It is asked where pictures are sent and looked at, and what it misses
 * is told; nothing is refused for it.
 */
export const MODELOS_DE_FOTOS = recurso({
  nome: 'modeloDeFotos',
  colecao: 'modelosDeFotos',
  caminho: '/v1/modelo-fotos-site',
  modulo: 'dev',
  rotulo: { um: 'Modelo de fotos', varios: 'Modelos de fotos' },
  escrita: modeloDeFotosEscrita,
  marca: 'hotsiteId',
  // Who sends and approves pictures goes by it.
  papeis: { le: [...TI, ...QUEM_ENVIA_FOTOS], escreve: TI },
  campos: {
    nome: { rotulo: 'Nome', busca: true },
    silhueta: { rotulo: 'Desenho' },
    tipos: { rotulo: 'Tipos de lote' },
  },
  rotulos: {
    posicoes: 'Posições',
    'posicoes.vista': 'O que a foto mostra',
    'posicoes.obrigatoria': 'Obrigatória',
    'posicoes.orientacao': 'Orientação a quem fotografa',
  },
  valores: {
    silhueta: ROTULOS_SILHUETA,
    tipos: Object.fromEntries(TIPOS_LOTE.map((um) => [um, um])),
    vista: ROTULOS_VISTA,
    'posicoes.vista': ROTULOS_VISTA,
  },
  unicos: [['nome']],
  async confere({ antes, depois }, { registros }) {
    const problemas = problemasDoModelo(depois);
    const { uid, hotsiteId, tipos } = depois;
    const seus = antes?.removidoEm === depois.removidoEm ? (antes?.tipos ?? []) : [];
    const novos = tipos.filter((tipo) => !seus.includes(tipo));
    if (novos.length > 0 && depois.removidoEm === undefined)
      for await (const outro of registros.colecao(MODELOS_DE_FOTOS).percorrer(SISTEMA, {
        filtros: [{ tipo: 'exata', campo: 'hotsiteId', valor: hotsiteId }, SEM_REMOVIDOS],
      }))
        if (outro.uid !== uid)
          for (const tipo of novos)
            if (outro.tipos.includes(tipo)) problemas.push(`tipos: ${tipo} já tem o modelo ${outro.nome}`);
    if (problemas.length > 0) throw new ErroMartelo('REQUISICAO_INVALIDA', {}, problemas);
  },
});

/** What of one cannot be drawn, or would be asked for twice, each at its field. */
function problemasDoModelo({ silhueta, posicoes }: ModeloDeFotosEscrita): string[] {
  const tem = VISTAS_DA_SILHUETA[silhueta];
  return posicoes.flatMap(({ vista }, i) => {
    const nome = ROTULOS_VISTA[vista];
    if (posicoes.findIndex((uma) => uma.vista === vista) < i) return [`posicoes: ${nome} está duas vezes`];
    return tem.includes(vista) ? [] : [`posicoes: ${nome} não existe em ${ROTULOS_SILHUETA[silhueta]}`];
  });
}
