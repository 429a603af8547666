import { ErroMartelo } from '@martelo/shared/erros';
import {
  type MeusDados,
  type MeusDadosEscrita,
  meusDados,
  meusDadosEscrita,
  rotaExtra,
} from '@martelo/shared/usuario';
import { z } from 'zod';
import { identificar } from '../../api/comando.ts';
import { type Rota, rota } from '../../api/rota.ts';
import { criarUmaVez } from '../../api/uma-vez.ts';
import { UNIDADES_NEGOCIO } from '../../casa/unidade-negocio.ts';
import { SISTEMA } from '../../records/acesso.ts';
import { mostrandoVersoes, RevisaoDesatualizada } from '../../records/conflitos.ts';
import { autorDe } from '../../records/politica.ts';
import { porIdOuUid } from '../../records/por-id-ou-uid.ts';
import type { Acesso } from '../../records/records.ts';
import type { Dependencias } from './dependencias.ts';
import { mudarUsuario } from './mudar.ts';
import { USUARIOS } from './registro.ts';

/** What somebody of the house sees and changes of their own account; the rest of it is the administrators'. */
export function rotasDeSiMesmo({
  registros,
  provarDono,
  agora,
}: Pick<Dependencias, 'registros' | 'provarDono' | 'agora'>): Rota[] {
  const usuarios = registros.colecao(USUARIOS);
  const umaVez = criarUmaVez(registros);
  /** Their own, whoever may read the others'. */
  const ler = async (acesso: Acesso) => {
    const eu = await usuarios.obter(SISTEMA, autorDe(acesso));
    if (eu === null) throw new ErroMartelo('TOKEN_INVALIDO');
    return eu;
  };
  const mostrar = async (acesso: Acesso): Promise<MeusDados> => {
    const {
      uid,
      id,
      revisao,
      nome,
      email,
      cpf = null,
      telefone = null,
      unidade,
      fim = null,
      papeis,
      createdAt,
    } = await ler(acesso);
    const dela =
      unidade === undefined
        ? null
        : await porIdOuUid(registros.colecao(UNIDADES_NEGOCIO), acesso, String(unidade));
    return {
      ...{ uid, id, revisao, nome, email, cpf, telefone, fim, papeis, desde: createdAt },
      unidade: dela && { id: dela.id, nome: dela.nome },
    };
  };
  const gravar = async (
    acesso: Acesso,
    { nome, telefone, revisao }: Pick<MeusDadosEscrita, 'nome' | 'telefone' | 'revisao'>,
  ) => {
    const antes = await ler(acesso);
    if (antes.revisao !== revisao) throw new RevisaoDesatualizada();
    const depois = { ...antes, ...(nome !== undefined && { nome }), ...(telefone && { telefone }) };
    if (telefone === null) delete depois.telefone;
    await mudarUsuario(registros, agora(), { acesso, antes, depois }, () =>
      usuarios.salvar(acesso, depois, revisao),
    );
  };
  return [
    rota({
      metodo: 'get',
      caminho: '/v1/usuarios/eu/rotas',
      resumo: 'Entradas a mais no meu menu, além das dos meus papéis',
      guarda: 'interno',
      resposta: z.object({ itens: z.array(rotaExtra) }),
      executar: async ({ chamador: { acesso } }) => ({ itens: (await ler(acesso)).rotas ?? [] }),
    }),
    rota({
      metodo: 'get',
      caminho: '/v1/usuarios/eu/dados',
      resumo: 'Meus dados de quem trabalha na casa',
      guarda: 'interno',
      resposta: meusDados,
      executar: ({ chamador: { acesso } }) => mostrar(acesso),
    }),
    rota({
      metodo: 'put',
      caminho: '/v1/usuarios/eu/dados',
      resumo:
        'Corrige meu nome e meu telefone, com a senha e, de quem tem segundo fator, um código; o resto muda um administrador',
      guarda: 'interno',
      body: meusDadosEscrita,
      resposta: meusDados,
      async executar({ body, chamador, req }) {
        const { acesso } = chamador;
        const { comandoId, senha, codigo2fa, codigoRecuperacao, ...mudancas } = body;
        // What proves who asks is kept nowhere, not even in a digest.
        await umaVez(identificar(chamador, req, comandoId), { meusDados: mudancas }, async () => {
          await mostrandoVersoes(
            mudancas,
            () => mostrar(acesso),
            async () => {
              // Before a code is used up for nothing.
              if ((await ler(acesso)).revisao !== mudancas.revisao) throw new RevisaoDesatualizada();
              await provarDono(req, chamador, { senha, codigo2fa, codigoRecuperacao });
              await gravar(acesso, mudancas);
            },
          );
          return {};
        });
        return mostrar(acesso);
      },
    }),
  ];
}
