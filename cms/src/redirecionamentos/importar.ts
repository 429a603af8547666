import { ErroMartelo } from '@martelo/shared/erros';
import type { PayloadHandler, PayloadRequest } from 'payload';
import { z } from 'zod';
import { exigirEdicao } from '../acesso/papeis.ts';
import { operadorDe } from '../acesso/regras.ts';
import { lerCorpo } from '../conteudo/corpo.ts';
import { respostaDeErro } from '../conteudo/resposta.ts';
import { REDIRECIONAMENTOS } from '../palavras/redirecionamentos.ts';
import { normalizarCaminho } from './caminho.ts';
import { lerCsv } from './csv.ts';
import { recusarVoltas } from './recusar.ts';

const MAXIMO_LINHAS = 2_000;
const corpo = z.strictObject({
  hotsite: z.int().positive(),
  csv: z.string().max(1_000_000),
  simular: z.boolean(),
});

export interface ResultadoImportacao {
  linhas: number;
  criados: number;
  atualizados: number;
  erros: { linha: number; mensagem: string }[];
}

/**
 * POST `/api/redirecionamentos/importar` `{hotsite, csv, simular}`: columns de, para and optionally tipo (301 or 302). Every row
 * is judged by the same rules as in the form; good ones are kept, the others are told with their line. `simular` writes nothing.
 */
export const importarRedirecionamentos: PayloadHandler = async (req) => {
  try {
    const operador = operadorDe(req);
    if (!operador) throw new ErroMartelo('NAO_AUTENTICADO');
    const pedido = corpo.parse(await lerCorpo(req, 1_200_000));
    exigirEdicao(operador, pedido.hotsite);
    return Response.json(await importar(req, pedido), { headers: { 'cache-control': 'no-store' } });
  } catch (erro) {
    return respostaDeErro(erro, req.payload.logger);
  }
};

async function importar(
  req: PayloadRequest,
  { hotsite, csv, simular }: z.infer<typeof corpo>,
): Promise<ResultadoImportacao> {
  const todas = lerCsv(csv).map((campos, indice) => ({ linha: indice + 1, campos }));
  const linhas = /^(de|origem|from|endere)/i.test(todas[0]?.campos[0] ?? '') ? todas.slice(1) : todas;
  if (linhas.length > MAXIMO_LINHAS)
    throw new ErroMartelo('CORPO_GRANDE_DEMAIS', {}, REDIRECIONAMENTOS.importeAteLinhas(MAXIMO_LINHAS));
  const resultado: ResultadoImportacao = { linhas: linhas.length, criados: 0, atualizados: 0, erros: [] };
  const vistos = new Set<string>();
  for (const { linha, campos } of linhas) {
    const [de = '', para = '', tipo = ''] = campos;
    try {
      if (!['', '301', '302'].includes(tipo)) throw new Error(REDIRECIONAMENTOS.oTipoNaoExiste(tipo));
      const chave = de.includes('?') ? de : (normalizarCaminho(de) ?? de);
      if (vistos.has(chave)) throw new Error(REDIRECIONAMENTOS.oEnderecoApareceMais(de));
      vistos.add(chave);
      const criado = await gravar(req, { hotsite, de, para, tipo: tipo === '302' ? '302' : '301' }, simular);
      resultado[criado ? 'criados' : 'atualizados'] += 1;
    } catch (erro) {
      resultado.erros.push({ linha, mensagem: mensagemDe(erro) });
    }
  }
  return resultado;
}

/** @returns whether it is new */
async function gravar(
  req: PayloadRequest,
  dados: { hotsite: number; de: string; para: string; tipo: '301' | '302' },
  simular: boolean,
): Promise<boolean> {
  const { docs } = await req.payload.find({
    collection: 'redirecionamentos',
    where: {
      and: [
        { hotsite: { equals: dados.hotsite } },
        { de: { equals: normalizarCaminho(dados.de) ?? dados.de } },
      ],
    },
    limit: 1,
    depth: 0,
  });
  const existente = docs[0];
  const comum = { collection: 'redirecionamentos', depth: 0, overrideAccess: false, user: req.user } as const;
  if (simular) {
    const ensaiado = await recusarVoltas({
      data: { ...dados, ativo: true },
      originalDoc: existente,
      req,
    } as unknown as Parameters<typeof recusarVoltas>[0]);
    req.context.redirecionamentosEnsaiados = [
      ...((req.context.redirecionamentosEnsaiados ?? []) as object[]),
      ensaiado,
    ];
  } else if (existente)
    await req.payload.update({ ...comum, id: existente.id, data: { ...dados, ativo: true } });
  else await req.payload.create({ ...comum, data: { ...dados, ativo: true } });
  return existente === undefined;
}

function mensagemDe(erro: unknown): string {
  const { data, message } = erro as { data?: { errors?: { message: string }[] }; message: string };
  return data?.errors?.map((um) => um.message).join(' ') || message;
}
