import { MODELO_DA_ASSINATURA } from '@martelo/shared/assinatura';
import { assinaturaDeQuem, assinaturaPropriaEscrita } from '@martelo/shared/assinatura.esquema';
import { formatarTelefone } from '@martelo/shared/documentos';
import { ErroMartelo } from '@martelo/shared/erros';
import type { RegrasHotsite } from '@martelo/shared/hotsite';
import { contraste } from '@martelo/shared/pagina/tema/cor';
import { TEXTO_MINIMO } from '@martelo/shared/pagina/tema/tema';
import { z } from 'zod';
import { type Rota, rota } from '../../api/rota.ts';
import { MODELOS_DE_ASSINATURA } from '../../casa/modelo-de-assinatura.ts';
import { UNIDADES_NEGOCIO } from '../../casa/unidade-negocio.ts';
import { SISTEMA } from '../../records/acesso.ts';
import { mostrandoVersoes, RevisaoDesatualizada } from '../../records/conflitos.ts';
import { autorDe } from '../../records/politica.ts';
import type { DefinicaoColecao, Registros } from '../../records/records.ts';
import { USUARIOS } from './registro.ts';

const guardada = z.strictObject({ uid: z.guid(), cargo: z.string(), telefone: z.string() });

/** What somebody of the house signs with, by the uid of their account: theirs alone to read and write, and one whatever the brand. */
export const ASSINATURAS: DefinicaoColecao<z.infer<typeof guardada>> = {
  nome: 'assinaturasDeEmail',
  schema: guardada,
  indices: {},
  leitura: (acesso) =>
    acesso.tipo === 'sistema' ? {} : acesso.tipo === 'interno' ? { uid: acesso.usuUid } : null,
  escrita: (acesso, depois) =>
    acesso.tipo === 'sistema' || (acesso.tipo === 'interno' && acesso.usuUid === depois.uid),
};

export interface DaAssinatura {
  /** Address of a brand's site. */
  siteDe(marca: RegrasHotsite): string;
  /** `#rrggbb` */
  corDe(marca: RegrasHotsite): Promise<string>;
}

/** Of who wants no colour and whose brand has one that is not read on white. */
const COR_LEGIVEL = '#1f2937';

/** One's own e-mail signature: the brand's model with one's own fields. */
export function rotasDaAssinatura({
  registros,
  siteDe,
  corDe,
}: DaAssinatura & { registros: Registros }): Rota[] {
  const assinaturas = registros.colecao(ASSINATURAS);

  const ler = async (usuUid: string, marca: RegrasHotsite): Promise<z.output<typeof assinaturaDeQuem>> => {
    const [usuario, propria, modelo, corDaMarca] = await Promise.all([
      registros.colecao(USUARIOS).obter(SISTEMA, usuUid),
      assinaturas.obter(SISTEMA, usuUid),
      registros.colecao(MODELOS_DE_ASSINATURA).obterPor(SISTEMA, 'hotsiteId', marca.id),
      corDe(marca),
    ]);
    if (usuario === null) throw new ErroMartelo('NAO_AUTENTICADO');
    const unidade =
      usuario.unidade === undefined
        ? null
        : await registros.colecao(UNIDADES_NEGOCIO).obterPor(SISTEMA, 'id', usuario.unidade);
    const emVigor = modelo && modelo.removidoEm === undefined ? modelo : null;
    const legivel = contraste(corDaMarca, '#ffffff') >= TEXTO_MINIMO ? corDaMarca : COR_LEGIVEL;
    const { cargo = '', telefone = '', revisao = 0 } = propria ?? {};
    return {
      modelo: {
        texto: emVigor?.texto ?? MODELO_DA_ASSINATURA.texto,
        ...{ cor: emVigor?.cor ?? legivel, uid: emVigor?.uid ?? null },
      },
      propria: { cargo, telefone, revisao },
      valores: {
        ...{ nome: usuario.nome, cargo, email: usuario.email, marca: marca.nome, site: siteDe(marca) },
        telefone: telefone === '' ? '' : formatarTelefone(telefone),
        unidade: unidade !== null && unidade.removidoEm === undefined ? unidade.nome : '',
      },
    };
  };
  return [
    rota({
      metodo: 'get',
      caminho: '/v1/assinatura-email',
      resumo: 'Minha assinatura de e-mail: o modelo da marca e o que entra em cada campo',
      guarda: 'interno',
      resposta: assinaturaDeQuem,
      executar: ({ chamador: { acesso, hotsite } }) => ler(autorDe(acesso), hotsite),
    }),
    rota({
      metodo: 'put',
      caminho: '/v1/assinatura-email',
      resumo: 'Grava o cargo e o telefone com que assino',
      guarda: 'interno',
      body: assinaturaPropriaEscrita,
      resposta: assinaturaDeQuem,
      async executar({ body: { revisao, ...campos }, chamador: { acesso, hotsite } }) {
        const uid = autorDe(acesso);
        const deNovo = () => ler(uid, hotsite);
        await mostrandoVersoes({ ...campos }, deNovo, async () => {
          const antes = await assinaturas.obter(acesso, uid);
          if (revisao !== (antes?.revisao ?? 0)) throw new RevisaoDesatualizada();
          const depois = { uid, ...campos };
          if (antes !== null) return assinaturas.salvar(acesso, depois, antes.revisao);
          return assinaturas.inserir(acesso, depois).catch((erro: unknown) => {
            // The first time, in two windows at once.
            if (erro instanceof ErroMartelo && erro.codigo === 'JA_EXISTE') throw new RevisaoDesatualizada();
            throw erro;
          });
        });
        return deNovo();
      },
    }),
  ];
}
