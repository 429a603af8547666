import { aguardaAprovacao, concessaoADecidir, concessaoPedida } from '@martelo/shared/aprovacao';
import { ErroMartelo } from '@martelo/shared/erros';
import { trocaDeMarcas, trocaDePapeis, trocaDePlataformas, type Usuario } from '@martelo/shared/usuario';
import type { Request } from 'express';
import { z } from 'zod';
import { type Identificacao, identificar, paramsUid } from '../../api/comando.ts';
import { formaDaVersao, vistoPor } from '../../api/recurso/visao.ts';
import { versoesDe } from '../../api/recurso/volta.ts';
import { type Chamador, Pendente, type Rota, rota } from '../../api/rota.ts';
import { criarUmaVez } from '../../api/uma-vez.ts';
import { APROVACOES } from '../../casa/aprovacao.ts';
import { exigirTodasAsMarcasDela } from '../../casa/marcas-da-pessoa.ts';
import { SISTEMA } from '../../records/acesso.ts';
import { semCarimbos } from '../../records/campos.ts';
import { mostrandoVersoes, RevisaoDesatualizada } from '../../records/conflitos.ts';
import { autorDe } from '../../records/politica.ts';
import { porIdOuUid } from '../../records/por-id-ou-uid.ts';
import type { Acesso, Registro } from '../../records/records.ts';
import { impedimentoDaConcessao, mesmasEntradas, mesmos, pedirConcessao } from './conceder.ts';
import type { Dependencias } from './dependencias.ts';
import { concedidos, haQuemAprove, mudarUsuario } from './mudar.ts';
import { exigirMarcasSuas, USUARIOS } from './registro.ts';
import { rotasDeSiMesmo } from './si-mesmo.ts';

/** Requests that are shown at once. */
const MAXIMO = 100;
const versao = formaDaVersao(USUARIOS as never);

/** Calls of users beside those that every kind has: what may need a second person, and one's own menu. */
export const rotasDosUsuarios = (d: Dependencias): Rota[] => [
  ...rotasDeSiMesmo(d),
  aDecidir(d),
  ...trocas(d),
];

type Novo = Partial<Pick<Usuario, 'papeis' | 'hotsites' | 'plataformas'>>;
interface Como {
  comandoId?: string | undefined;
  revisao?: number | undefined;
  motivo?: string | undefined;
}

/**
 * Roles, brands and ways in, all of them at once. Told again it is answered by the version that it made, and kept of it is which one that was: the
 * account itself is nowhere but in its record.
 */
function trocas(d: Dependencias): Rota[] {
  const { registros, agora, validadeDasAprovacoesMs: validadeMs } = d;
  const usuarios = registros.colecao(USUARIOS);
  const umaVez = criarUmaVez(registros);

  const trocar = async (chamador: Chamador, req: Request, uid: string, novo: Novo, como: Como) => {
    const acesso = chamador.acesso as Extract<Acesso, { tipo: 'interno' }>;
    const quem = identificar(chamador, req, como.comandoId);
    const antes = (await porIdOuUid(usuarios, acesso, uid)) as Registro<
      Usuario & { removidoEm?: string }
    > | null;
    if (antes === null) throw new ErroMartelo('NAO_ENCONTRADO');
    const depois = { ...(semCarimbos(antes) as typeof antes), ...novo };
    const { revisao, motivo } = como;
    if (novo.plataformas !== undefined) exigirMarcasSuas(antes, depois);
    const jaAssim =
      mesmos(antes.papeis, depois.papeis) &&
      mesmos(antes.hotsites, depois.hotsites) &&
      mesmasEntradas(antes, depois);
    // Said before anything is kept of it: with the revision it may be told again.
    if (!jaAssim && revisao === undefined) throw new ErroMartelo('REVISAO_AUSENTE', { campo: 'revisao' });
    const pedida = { chamada: 'trocar', marca: acesso.hotsiteId, usuario: antes.uid, novo, revisao, motivo };
    let agoraFeita: Registro<Usuario> | null = null;
    const feita = await umaVez(quem, pedida, async () => {
      agoraFeita = jaAssim
        ? antes
        : await fazer(acesso, quem, antes, depois, novo, { motivo, revisao: revisao! });
      return { uid: agoraFeita.uid, revisao: agoraFeita.revisao };
    });
    if (agoraFeita !== null) return ver(acesso, agoraFeita);
    const atual = await usuarios.obter(acesso, feita.uid);
    if (atual === null) throw new ErroMartelo('NAO_ENCONTRADO');
    return ver(acesso, (await versoesDe(usuarios, acesso, atual, feita.revisao))?.[0] ?? atual);
  };

  const ver = (acesso: Acesso, doc: Registro<Usuario>) => vistoPor(USUARIOS as never, acesso, doc as never);

  /** @throws Pendente, and what refuses it */
  const fazer = async (
    acesso: Extract<Acesso, { tipo: 'interno' }>,
    quem: Identificacao,
    antes: Registro<Usuario>,
    depois: Usuario & { uid: string },
    novo: Novo,
    { revisao, motivo }: { revisao: number; motivo: string | undefined },
  ): Promise<Registro<Usuario>> => {
    const lerDeNovo = async () => {
      const atual = await usuarios.obter(acesso, antes.uid);
      return atual && ver(acesso, atual);
    };
    const pedidos = concedidos(antes, depois, agora());
    const deQuem = { acesso, alvo: antes.uid, marcas: pedidos?.marcas ?? [] };
    const aDois = pedidos !== null && (await haQuemAprove(registros, deQuem, agora()));
    return mostrandoVersoes(novo, lerDeNovo, async () => {
      if (aDois) {
        exigirTodasAsMarcasDela(acesso, [...antes.hotsites, ...depois.hotsites]);
        if (!USUARIOS.escrita(acesso, depois, antes)) throw new ErroMartelo('SEM_PERMISSAO');
        const pedido = { depois, motivo, revisao };
        throw new Pendente(
          await pedirConcessao({ registros, agora, validadeMs }, { acesso, comando: quem }, antes, pedido),
        );
      }
      if (antes.revisao !== revisao) throw new RevisaoDesatualizada();
      const gravar = () => usuarios.salvar(acesso, depois, revisao);
      return mudarUsuario(registros, agora(), { acesso, antes, depois }, gravar);
    });
  };

  const comum = { metodo: 'put', guarda: ['Interno - ADM'], params: paramsUid, versao } as const;
  return [
    rota({
      ...comum,
      caminho: '/v1/usuarios/:uid/papeis',
      resumo:
        'Define os papéis de uma pessoa; conceder ADM, Financeiro, GerenteAcerto ou Liberação de 2FA espera por outro administrador, se houver (202)',
      body: trocaDePapeis,
      resposta: versao,
      pendente: aguardaAprovacao,
      executar: ({ params: { uid }, body: { papeis, ...como }, chamador, req }) =>
        trocar(chamador, req, uid, { papeis }, como),
    }),
    rota({
      ...comum,
      caminho: '/v1/usuarios/:uid/marcas',
      resumo:
        'Define as marcas em que os papéis de uma pessoa valem; onde isso concede papéis que pedem outra pessoa, espera por ela (202)',
      body: trocaDeMarcas,
      resposta: versao,
      pendente: aguardaAprovacao,
      executar: ({ params: { uid }, body: { hotsites, ...como }, chamador, req }) =>
        trocar(chamador, req, uid, { hotsites }, como),
    }),
    rota({
      ...comum,
      caminho: '/v1/usuarios/:uid/plataformas',
      resumo:
        'Define por onde uma conta entra em cada marca; onde isso devolve a casa a quem tem papéis que pedem outra pessoa, espera por ela (202)',
      body: trocaDePlataformas,
      resposta: versao,
      pendente: aguardaAprovacao,
      executar: ({ params: { uid }, body: { plataformas, ...como }, chamador, req }) =>
        trocar(chamador, req, uid, { plataformas }, como),
    }),
  ];
}

/** What waits for another administrator, each with what it would change. */
const aDecidir = ({ registros, nomeDoUsuario, agora }: Dependencias): Rota =>
  rota({
    metodo: 'get',
    caminho: '/v1/usuarios/concessoes/a-decidir',
    resumo: 'Papéis que esperam por outro administrador: de quem, por quem, e o que mudaria',
    guarda: ['Interno - ADM'],
    resposta: z.object({ itens: z.array(concessaoADecidir), haMais: z.boolean() }),
    async executar({ chamador: { acesso } }) {
      const { itens, proximo } = await registros.colecao(APROVACOES).listar(acesso, {
        filtros: [
          { tipo: 'exata', campo: 'situacao', valor: 'AGUARDANDO' },
          { tipo: 'exata', campo: 'tipo', valor: 'concessao' },
        ],
        ordem: { campo: 'expiraEm', tipoOrdenacao: 'asc', tipoCampo: 'date' },
        ...{ pagina: 1, porPagina: MAXIMO, semTotal: true },
      });
      const vistos = await Promise.all(
        itens.map(async (pedido) => {
          const alvo = await registros.colecao(USUARIOS).obter(SISTEMA, pedido.alvo ?? '');
          if (alvo === null) return null;
          const { papeis, hotsites, plataformas, motivo = null } = concessaoPedida.parse(pedido.pedido);
          const impedimento = await impedimentoDaConcessao(pedido, { registros, agora });
          const { uid, revisao, expiraEm, createdAt: pedidaEm, pedidaPor } = pedido;
          return {
            ...{ uid, revisao, expiraEm, pedidaEm, papeis, hotsites, plataformas, motivo, impedimento },
            usuario: { uid: alvo.uid, id: alvo.id, nome: alvo.nome, email: alvo.email },
            pedidaPor: { uid: pedidaPor, nome: await nomeDoUsuario(pedidaPor) },
            meu: autorDe(acesso) === pedidaPor,
          };
        }),
      );
      return { itens: vistos.filter((um) => um !== null), haMais: proximo !== null };
    },
  });
