import { uuidv7 } from '@martelo/shared/identificador';
import type { LoteEntrada, LoteEscrita } from '@martelo/shared/lote';
import { z } from 'zod';
import type { Estado, EstadoLote } from '../auction/estado.ts';
import type { ComTermos } from '../comitentes/registro.ts';
import { type Rota, rota } from '../http/rota.ts';
import type { Localizador } from '../leiloes/acesso.ts';
import { identificar, paramsUid } from '../leiloes/comando.ts';
import type { Numerador } from '../leiloes/numerador.ts';
import { mudancasLote, PAPEIS_DO_LEILAO } from '../lotes/alterar-lote.ts';
import { incluirLotes } from '../lotes/incluir-lotes.ts';
import type { Motor } from '../runtime/motor.ts';
import { type Envio, receberArquivo } from './envio.ts';
import { importarLotes, type Origem } from './importar-lotes.ts';
import { type Relatorio, relatorioImportacao } from './relatorio.ts';

interface Dependencias {
  motor: Motor;
  localizador: Localizador;
  ids: Numerador;
  comTermos: ComTermos;
}

const consultaImportacao = z.object({
  simular: z
    .enum(['true', 'false', '1', '0'])
    .default('false')
    .transform((valor) => valor === 'true' || valor === '1')
    .meta({ description: 'Lê e confere tudo, e não grava nada' }),
});

/** The import of a sheet of lots into an auction. */
export function rotasImportacao(deps: Dependencias): Rota[] {
  const umaPorVez = criarFila();
  return [
    rota({
      metodo: 'post',
      caminho: '/v1/leiloes/:uid/lotes/importar',
      resumo: 'Importa lotes de uma planilha CSV ou XLSX; linhas já importadas são atualizadas',
      guarda: PAPEIS_DO_LEILAO,
      fluxo: true,
      params: paramsUid,
      query: consultaImportacao,
      resposta: relatorioImportacao,
      async executar({ params, query, chamador, req, log }) {
        try {
          const { leilao } = await deps.localizador.leilao(chamador.acesso, params.uid);
          const { autor } = identificar(chamador, req, undefined);
          const envio = await receberArquivo(req);
          const importar = () => importarNoLeilao(deps, leilao.uid, autor, envio, query.simular);
          const relatorio = await (query.simular ? importar() : umaPorVez(leilao.uid, importar));
          const { linhas, criados, atualizados, ignorados } = relatorio;
          log.info(
            { leiUid: leilao.uid, simular: query.simular, linhas, criados, atualizados, ignorados },
            'lot import',
          );
          return relatorio;
        } finally {
          // What is left of a refused body is thrown away, so that the client gets to read the answer.
          req.unpipe();
          req.resume();
        }
      },
    }),
  ];
}

async function importarNoLeilao(
  { motor, ids, comTermos }: Dependencias,
  leiUid: string,
  autor: string,
  envio: Envio,
  simular: boolean,
): Promise<Relatorio> {
  const estado = (await motor.estado(leiUid))!;
  const existentes = porOrigem(estado);
  return importarLotes({
    ...envio,
    simular,
    existente: (origem) => existentes.get(chaveDaOrigem(origem)) ?? null,
    async incluir(lotes) {
      await incluirLotes({ motor, ids, comTermos }, estado, { autor, comandoId: uuidv7() }, lotes);
    },
    async alterar(lelUid, entrada) {
      const mudancas = diferencas(estado.lotes.get(lelUid)!, entrada);
      if (Object.keys(mudancas).length === 0) return;
      const pedido = { tipo: 'alterar-lote', lelUid, mudancas } as const;
      await motor.executar(leiUid, { comandoId: uuidv7(), autor, pedido });
    },
  });
}

const chaveDaOrigem = ({ fonte, codigo }: Origem): string => `${fonte}/${codigo}`;

/** Which lot came from where. */
function porOrigem(estado: Readonly<Estado>): Map<string, string> {
  const achados = new Map<string, string>();
  for (const { uid, dados } of estado.lotes.values()) {
    if (dados.origem !== undefined) achados.set(chaveDaOrigem(dados.origem), uid);
  }
  return achados;
}

/**
 * What the file says that the lot does not say yet. Inside `valor`, `veiculo` and `localizacao` what the file does not carry
 * stays as staff wrote it.
 */
export function diferencas({ dados }: Pick<EstadoLote, 'dados'>, entrada: LoteEntrada): Partial<LoteEscrita> {
  const lida = mudancasLote.parse(entrada) as Partial<LoteEscrita>;
  const novas: Record<string, unknown> = {
    ...lida,
    valor: { ...dados.valor, ...lida.valor },
    ...(lida.veiculo ? { veiculo: { ...dados.veiculo, ...lida.veiculo } } : {}),
    ...(lida.localizacao ? { localizacao: { ...dados.localizacao, ...lida.localizacao } } : {}),
    ...(lida.numero === undefined ? {} : { numero: String(lida.numero) }),
  };
  const atuais = dados as unknown as Record<string, unknown>;
  return Object.fromEntries(
    Object.entries(novas).filter(([campo, valor]) => valor !== undefined && !iguais(valor, atuais[campo])),
  );
}

function iguais(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  const campos = new Set([...Object.keys(a), ...Object.keys(b)]);
  return [...campos].every((campo) => iguais((a as never)[campo], (b as never)[campo]));
}

/** Two imports into one auction at once would both find a lot missing and both make it: the second waits for the first. */
function criarFila() {
  const ultimas = new Map<string, Promise<unknown>>();
  return async <T>(chave: string, tarefa: () => Promise<T>): Promise<T> => {
    const anterior = ultimas.get(chave) ?? Promise.resolve();
    const esta = anterior.then(tarefa, tarefa);
    ultimas.set(chave, esta);
    try {
      return await esta;
    } finally {
      if (ultimas.get(chave) === esta) ultimas.delete(chave);
    }
  };
}
