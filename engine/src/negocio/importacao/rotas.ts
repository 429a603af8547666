import { criarSerie } from '@martelo/shared/em-serie';
import { uuidv7 } from '@martelo/shared/identificador';
import type { LoteEntrada, LoteEscrita } from '@martelo/shared/lote';
import { z } from 'zod';
import { autorDe, paramsUid } from '../../api/comando.ts';
import { receberEnvio } from '../../api/envio.ts';
import { type Chamador, type Rota, rota } from '../../api/rota.ts';
import { exigirAlteravel } from '../../auction/atos/alteracoes.ts';
import type { Estado, EstadoLote } from '../../auction/modelo/estado.ts';
import type { ComitentesDaMarca } from '../../casa/comitentes-da-marca.ts';
import type { Localizador } from '../../leituras/localizador.ts';
import type { Registros } from '../../records/records.ts';
import type { Motor } from '../../runtime/motor.ts';
import type { Ocupacao } from '../estoque/ocupacao.ts';
import type { Numerador } from '../leilao/numerador.ts';
import {
  alterarLote,
  type MudancasLote,
  mudancasLote,
  PAPEIS_DO_LEILAO,
  podeTermos,
} from '../lote/alterar-lote.ts';
import { incluirLotes } from '../lote/incluir-lotes.ts';
import { dosLotes } from '../lote/numeros.ts';
import { type Arquivo, LIMITE_ARQUIVO } from './arquivo.ts';
import { conferirVeiculos } from './conferir-veiculos.ts';
import { importarLotes, type Origem } from './importar-lotes.ts';
import { type Relatorio, relatorioImportacao } from './relatorio.ts';

interface Dependencias {
  motor: Motor;
  localizador: Localizador;
  ids: Numerador;
  comitentes: ComitentesDaMarca;
  registros: Registros;
  ocupacao: Pick<Ocupacao, 'recusas'>;
}

export const consultaImportacao = z.object({
  simular: z
    .enum(['true', 'false', '1', '0'])
    .default('false')
    .transform((valor) => valor === 'true' || valor === '1')
    .meta({ description: 'Lê e confere tudo, e não grava nada' }),
});

/** What a sheet sent as the body itself is called by those who send it; what it is, its content tells. */
export const PLANILHAS_DIRETAS = {
  tipos: [
    'text/csv',
    'text/plain',
    'application/csv',
    'application/vnd.ms-excel',
    'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    'application/octet-stream',
  ],
  frase: 'Envie um arquivo CSV ou XLSX.',
};

/** The import of a sheet of lots into an auction. */
export function rotasImportacao(deps: Dependencias): Rota[] {
  // Two imports into one auction at once would both find a lot missing and both make it: the second waits for the first.
  const umaPorVez = criarSerie();
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
        const { leilao } = await deps.localizador.leilao(chamador.acesso, params.uid);
        const envio = await receberEnvio(req, { limite: LIMITE_ARQUIVO, diretos: PLANILHAS_DIRETAS });
        const importar = () => importarNoLeilao(deps, leilao.uid, chamador, envio, query.simular);
        const relatorio = await (query.simular ? importar() : umaPorVez(leilao.uid, importar));
        const { linhas, criados, atualizados, ignorados } = relatorio;
        log.info(
          { leiUid: leilao.uid, simular: query.simular, linhas, criados, atualizados, ignorados },
          'lot import',
        );
        return relatorio;
      },
    }),
  ];
}

/** What a sheet changes of a lot goes the way of what is changed by hand, with the rights of who sends it. */
export async function importarNoLeilao(
  { motor, ids, comitentes, registros, ocupacao }: Dependencias,
  leiUid: string,
  chamador: Chamador,
  { arquivo, nomeArquivo }: { arquivo: Arquivo; nomeArquivo: string },
  simular: boolean,
): Promise<Relatorio> {
  const estado = (await motor.estado(leiUid))!;
  const existentes = porOrigem(estado);
  const porNumero = dosLotes(estado);
  const comitente = await comitentes.peloNome(chamador.hotsite.id);
  const comando = () => ({ autor: autorDe(chamador), comandoId: uuidv7(), doCliente: false });
  return importarLotes({
    arquivo,
    nomeArquivo: nomeArquivo.slice(0, 120),
    simular,
    comitente,
    // A list's number is the lot's own, whoever gave it.
    existente: (origem) =>
      (origem.fonte === 'planilha' ? porNumero.get(origem.codigo)?.uid : undefined) ??
      existentes.get(chaveDaOrigem(origem)) ??
      null,
    conferir: (linhas) => conferirVeiculos({ registros, ocupacao }, chamador.hotsite.id, estado, linhas),
    async incluir(lotes) {
      await incluirLotes({ motor, ids, comitentes }, [chamador.hotsite.id], estado, comando(), lotes);
    },
    async alterar(lelUid, entrada) {
      const lote = estado.lotes.get(lelUid)!;
      const mudancas = diferencas(lote, entrada);
      if (Object.keys(mudancas).length === 0) return;
      if (simular) exigirAlteravel(lote, mudancas as Partial<LoteEscrita>, podeTermos(chamador));
      else await alterarLote({ motor, comitentes }, chamador, comando(), { estado, lote }, mudancas);
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
 * What the file says that the lot does not say yet, field by field inside `valor` too. Inside `veiculo` and `localizacao`, and of a
 * consignor of the same name, what the file does not carry stays as staff wrote it.
 */
export function diferencas({ dados }: Pick<EstadoLote, 'dados'>, entrada: LoteEntrada): MudancasLote {
  // Where it came from first stays: a lot made by hand, or by another list, is not this one's.
  const { valor = {}, origem: _, ...lida } = mudancasLote.parse(entrada) as Partial<LoteEscrita>;
  const doMesmo = lida.comitente !== undefined && lida.comitente.nome === dados.comitente?.nome;
  const novas = {
    ...lida,
    ...(lida.veiculo ? { veiculo: { ...dados.veiculo, ...lida.veiculo } } : {}),
    ...(lida.localizacao ? { localizacao: { ...dados.localizacao, ...lida.localizacao } } : {}),
    ...(doMesmo ? { comitente: { ...dados.comitente, ...lida.comitente } } : {}),
    ...(lida.numero === undefined ? {} : { numero: String(lida.numero) }),
  };
  const noValor = oQueDifere(valor, dados.valor);
  return {
    ...oQueDifere(novas, dados),
    ...(Object.keys(noValor).length === 0 ? {} : { valor: noValor }),
  } as MudancasLote;
}

const oQueDifere = (novos: object, atuais: object): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(novos).filter(
      ([campo, valor]) => valor !== undefined && !iguais(valor, (atuais as Record<string, unknown>)[campo]),
    ),
  );

function iguais(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  const campos = new Set([...Object.keys(a), ...Object.keys(b)]);
  return [...campos].every((campo) => iguais((a as never)[campo], (b as never)[campo]));
}
