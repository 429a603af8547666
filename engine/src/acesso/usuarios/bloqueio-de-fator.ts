import { createHash } from 'node:crypto';
import { mascararEmail } from '@martelo/shared/documentos';
import { ErroMartelo } from '@martelo/shared/erros';
import { uuidv7, uuidv7De } from '@martelo/shared/identificador';
import { liberacaoDeFator } from '@martelo/shared/sessao';
import { z } from 'zod';
import { recurso } from '../../api/recurso/recurso.ts';
import { exigirTodasAsMarcasDela } from '../../casa/marcas-da-pessoa.ts';
import type { ServicosDaCasa } from '../../casa/servicos.ts';
import { SISTEMA } from '../../records/acesso.ts';
import { ValorEmUso } from '../../records/conflitos.ts';
import { autorDe } from '../../records/politica.ts';
import type { Registros } from '../../records/records.ts';
import { CLIENTES } from '../clientes/registro.ts';
import { CREDENCIAIS } from '../identidade/credenciais.ts';
import { USUARIOS } from './registro.ts';

const QUEM_LIBERA = ['Interno - ADM', 'Interno - Liberação recadastramento 2FA'] as const;

/** Second factors that wrong codes have blocked, of clients and of the house's people, and who released them (BO15). */
export const BLOQUEIOS_DE_FATOR = recurso({
  nome: 'bloqueioDeFator',
  colecao: 'bloqueiosDeFator',
  // Read before the users themselves, whose `/v1/usuarios/:uid` would take it.
  caminho: '/v1/usuarios/bloqueio',
  modulo: 'manutencao',
  rotulo: { um: 'Segundo fator bloqueado', varios: 'Segundos fatores bloqueados' },
  escrita: z.strictObject({}),
  guarda: {
    contaUid: z.guid(),
    tipo: z.enum(['cliente', 'interno']),
    nome: z.string().max(200),
    email: z.string().max(200),
    tentativas: z.int(),
    ips: z.array(z.string().max(60)),
    desde: z.iso.datetime(),
    situacao: z.enum(['BLOQUEADO', 'LIBERADO']),
    motivo: z.string().max(500).optional(),
    /** How whoever released it saw who asked. */
    prova: z.string().max(500).optional(),
    liberadoPor: z.string().optional(),
  },
  marca: 'hotsites',
  papeis: { le: QUEM_LIBERA, escreve: [] },
  campos: {
    nome: { rotulo: 'Nome', busca: true },
    email: { rotulo: 'E-mail', semArvore: true, mascara: { com: mascararEmail, inteiro: [] } },
    tipo: { rotulo: 'De quem', semArvore: true },
    tentativas: { rotulo: 'Códigos errados', semArvore: true },
    desde: { rotulo: 'Desde' },
    situacao: { rotulo: 'Situação' },
    contaUid: { rotulo: 'Conta' },
  },
  rotulos: {
    ips: 'Endereços de rede',
    motivo: 'Motivo da liberação',
    prova: 'Prova de identidade',
    liberadoPor: 'Liberado por',
    ultimaAcao: 'Última ação',
  },
  valores: {
    tipo: { cliente: 'Cliente', interno: 'Equipe' },
    situacao: { BLOQUEADO: 'Bloqueado', LIBERADO: 'Liberado' },
  },
  transicoes: {
    campo: 'situacao',
    tabela: [{ de: 'BLOQUEADO', para: 'LIBERADO', quem: QUEM_LIBERA }],
  },
  // Where its person works is asked of them as they are: they may have been given another brand since it was written down.
  confere: async ({ acesso, antes, depois }, { registros }: ServicosDaCasa) => {
    if (antes === null || depois.tipo !== 'interno' || antes.situacao === depois.situacao) return;
    const usuario = await registros.colecao(USUARIOS).obter(SISTEMA, depois.contaUid);
    exigirTodasAsMarcasDela(acesso, [...depois.hotsites, ...(usuario?.hotsites ?? [])]);
  },
  acoes: {
    liberar: {
      resumo:
        'Libera: senha e aplicativo deixam de valer, e um link por e-mail, de 30 minutos, cadastra outros',
      papeis: QUEM_LIBERA,
      para: 'LIBERADO',
      // The proof is of one person.
      soUm: true,
      corpo: liberacaoDeFator,
      executar({ doc, corpo, chamador }) {
        if (autorDe(chamador.acesso) === doc.contaUid) throw new ErroMartelo('PROPRIA_CONTA');
        return {
          situacao: 'LIBERADO' as const,
          ...{
            motivo: String(corpo.motivo),
            prova: String(corpo.prova),
            liberadoPor: autorDe(chamador.acesso),
          },
        };
      },
    },
  },
  efeitos: {
    liberar: {
      rotulo: 'Liberação e carta com o link',
      em: ['liberar'],
      dados: z.strictObject({
        ...{ contaUid: z.guid(), desde: z.number(), hotsiteId: z.int() },
        /** Who released it; those that were asked for before it was kept name nobody. */
        por: z.string().optional(),
      }),
      prepara: ({ depois, hotsite }) => ({
        ...{ contaUid: depois.contaUid, desde: Date.parse(depois.desde), hotsiteId: hotsite.id },
        por: depois.liberadoPor,
      }),
      faz: (dados, servicos: ServicosDaCasa) =>
        servicos.liberarFatorBloqueado(dados as Parameters<typeof servicos.liberarFatorBloqueado>[0]),
    },
  },
});

/** Who lost a device that nothing had blocked is released by the same proof, and it stands among the others. @param em Unix ms */
export async function registrarLiberacaoDeFator(
  registros: Registros,
  conta: { uid: string; tipo: 'cliente' | 'interno'; nome: string; email: string; hotsites: number[] },
  { motivo, prova, por, em }: { motivo: string; prova: string; por: string; em: number },
): Promise<void> {
  const { uid: contaUid, tipo, nome, email, hotsites } = conta;
  await registros.colecao(BLOQUEIOS_DE_FATOR).inserir(SISTEMA, {
    ...{ tipo, nome, email, hotsites },
    ...{ uid: uuidv7(), id: await registros.proximoId('bloqueioDeFator'), contaUid },
    ...{ tentativas: 0, ips: [], desde: new Date(em).toISOString(), situacao: 'LIBERADO' },
    ...{ motivo, prova, liberadoPor: por },
  });
}

/**
 * Makes the record of a block, once, from the account as it is.
 *
 * @param desde Unix ms
 * @returns whose it is; null where it stands no more
 */
export async function registrarBloqueioDeFator(
  registros: Registros,
  contaUid: string,
  desde: number,
): Promise<{ tipo: 'cliente' | 'interno'; hotsites: readonly number[] } | null> {
  const credencial = await registros.colecao(CREDENCIAIS).obter(SISTEMA, contaUid);
  // Released meanwhile: then somebody had it before them.
  if (credencial === null || credencial.fatorBloqueadoEm !== desde) return null;
  const usuario = await registros.colecao(USUARIOS).obter(SISTEMA, contaUid);
  const cliente = usuario === null ? await registros.colecao(CLIENTES).obter(SISTEMA, contaUid) : null;
  const conta = usuario ?? cliente;
  if (conta === null) return null;
  const dono = {
    ...{ tipo: usuario === null ? ('cliente' as const) : ('interno' as const) },
    hotsites: usuario?.hotsites ?? [cliente!.hotsiteId],
  };
  const erros = credencial.errosDoFator ?? [];
  const uid = uuidv7De(desde, createHash('sha256').update(`fator ${contaUid} ${desde}`).digest('hex'));
  const bloqueios = registros.colecao(BLOQUEIOS_DE_FATOR);
  if ((await bloqueios.obter(SISTEMA, uid)) !== null) return dono;
  await bloqueios
    .inserir(SISTEMA, {
      ...{ uid, id: await registros.proximoId('bloqueioDeFator'), contaUid },
      ...{ ...dono, nome: conta.nome, email: conta.email },
      ...{ tentativas: erros.length, ips: [...new Set(erros.map(({ ip }) => ip))] },
      ...{ desde: new Date(desde).toISOString(), situacao: 'BLOQUEADO' },
    })
    .catch((erro: unknown) => {
      if (!(erro instanceof ValorEmUso)) throw erro;
    });
  return dono;
}
