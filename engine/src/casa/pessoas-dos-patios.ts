import { comDireitos, DIREITOS_NO_PATIO, direitosDe } from '@martelo/shared/direitos-no-patio';
import { ErroMartelo } from '@martelo/shared/erros';
import { PAPEL_DO_PATIO } from '@martelo/shared/papeis';
import { type PatioDaPessoa, patiosDaPessoa, quemEstaNosPatios } from '@martelo/shared/recesso';
import { z } from 'zod';
import { comComandoId, idOuUid } from '../api/comando.ts';
import { SEM_REMOVIDOS } from '../api/recurso/politica.ts';
import { type Rota, rota } from '../api/rota.ts';
import { SISTEMA } from '../records/acesso.ts';
import { deNovoSeMudou } from '../records/conflitos.ts';
import { porIdOuUid } from '../records/por-id-ou-uid.ts';
import type { Colecao } from '../records/records.ts';
import type { ServicosDosPatios } from './servicos-dos-patios.ts';

/** As much of a yard as this looks at; said here, for the yards' declaration has these calls in it. */
interface Patio {
  uid: string;
  id: number;
  nome: string;
  usuarios?: string[];
  direitos?: { usuario: string; direitos: (typeof DIREITOS_NO_PATIO)[number][] }[];
}

const params = z.object({ uid: idOuUid });
const PATIOS_DE_UMA_PESSOA = 100;
/** One named by itself keeps the rights that there are; one that is new has all. */
const patioDito = z.union([
  idOuUid,
  z.strictObject({ patio: idOuUid, direitos: z.array(z.enum(DIREITOS_NO_PATIO)).min(1).max(4) }),
]);

/** Who works at which yards, and what they do there: said by an administrator, of one person at a time. @param guardados the yards' collection */
export function pessoasDosPatios(
  {
    quemTemPapel,
    usuarioComPapel,
  }: Pick<ServicosDosPatios, 'quemTemPapel'> & {
    usuarioComPapel(hotsiteId: number, id: string, papel: string): Promise<string | null>;
  },
  guardados: () => Colecao<Patio>,
): Rota[] {
  /** The yards of a brand where somebody stands, by name, in use or not. */
  const patiosDe = async (hotsiteId: number, usuUid: string): Promise<{ itens: PatioDaPessoa[] }> => {
    const itens: PatioDaPessoa[] = [];
    const filtros = [
      { tipo: 'exata', campo: 'usuarios', valor: usuUid } as const,
      { tipo: 'exata', campo: 'hotsites', valor: hotsiteId } as const,
      SEM_REMOVIDOS,
    ];
    const ordem = { campo: 'nome', tipoOrdenacao: 'asc', tipoCampo: 'text' } as const;
    for await (const { uid, id, nome, direitos } of guardados().percorrer(SISTEMA, { filtros, ordem }))
      itens.push({ uid, id, nome, direitos: direitosDe(direitos, usuUid) });
    return { itens };
  };
  const exigirPessoa = async (hotsiteId: number, id: string): Promise<string> => {
    const usuUid = await usuarioComPapel(hotsiteId, id, PAPEL_DO_PATIO);
    if (usuUid === null) throw new ErroMartelo('NAO_ENCONTRADO');
    return usuUid;
  };

  return [
    rota({
      metodo: 'get',
      caminho: '/v1/patio-usuario',
      resumo: 'Quem da equipe trabalha em pátios, por nome, em quais, e o que faz em cada um',
      guarda: ['Interno - ADM'],
      resposta: quemEstaNosPatios,
      async executar({ chamador: { hotsite } }) {
        const itens: z.output<typeof quemEstaNosPatios>['itens'] = [];
        for (const pessoa of await quemTemPapel(hotsite.id, PAPEL_DO_PATIO))
          itens.push({ ...pessoa, patios: (await patiosDe(hotsite.id, pessoa.uid)).itens });
        return { itens };
      },
    }),
    rota({
      metodo: 'get',
      caminho: '/v1/patio-usuario/:uid',
      resumo: 'Os pátios em que uma pessoa da equipe trabalha, e o que faz em cada um',
      guarda: ['Interno - ADM'],
      params,
      resposta: patiosDaPessoa,
      executar: async ({ params: { uid }, chamador: { hotsite } }) =>
        patiosDe(hotsite.id, await exigirPessoa(hotsite.id, uid)),
    }),
    // All of them at once, of this brand: told again it is the same, so that it asks for no revision.
    rota({
      metodo: 'put',
      caminho: '/v1/patio-usuario/:uid',
      resumo:
        'Diz em que pátios uma pessoa da equipe trabalha, e o que faz em cada um (entrada, serviços, saída, gestão; sem dizer, o que já fazia, ou tudo); nos outros da marca ela deixa de trabalhar',
      guarda: ['Interno - ADM'],
      params,
      body: z.strictObject({ ...comComandoId, patios: z.array(patioDito).max(PATIOS_DE_UMA_PESSOA) }),
      resposta: patiosDaPessoa,
      async executar({ params: { uid }, body, chamador: { acesso, hotsite } }) {
        const usuUid = await exigirPessoa(hotsite.id, uid);
        const patios = guardados();
        const ficam = new Map<string, PatioDaPessoa['direitos'] | null>();
        for (const dito of body.patios) {
          const qual = typeof dito === 'object' ? dito.patio : dito;
          const patio = await porIdOuUid(patios, acesso, qual);
          if (patio === null) throw new ErroMartelo('NAO_ENCONTRADO');
          ficam.set(patio.uid, typeof dito === 'object' ? dito.direitos : null);
        }
        const agora = (await patiosDe(hotsite.id, usuUid)).itens;
        for (const qual of new Set([...ficam.keys(), ...agora.map((um) => um.uid)]))
          await deNovoSeMudou(async () => {
            const antes = await patios.obter(acesso, qual);
            if (antes === null) return;
            const estava = (antes.usuarios ?? []).includes(usuUid);
            const eram = estava ? direitosDe(antes.direitos, usuUid) : null;
            const serao = !ficam.has(qual) ? null : (ficam.get(qual) ?? eram ?? [...DIREITOS_NO_PATIO]);
            const direitos = comDireitos(antes.direitos, usuUid, serao);
            if ((eram === null) === (serao === null) && iguais(direitos, antes.direitos)) return;
            const outros = (antes.usuarios ?? []).filter((um) => um !== usuUid);
            const usuarios = serao === null ? outros : estava ? antes.usuarios! : [...outros, usuUid];
            await patios.salvar(acesso, { ...antes, usuarios, direitos }, antes.revisao);
          });
        return patiosDe(hotsite.id, usuUid);
      },
    }),
  ];
}

/** Whoever is said to do what, in whatever order. */
const iguais = (um: NonNullable<Patio['direitos']>, outro: Patio['direitos']): boolean => {
  const dito = (ditos: NonNullable<Patio['direitos']>) =>
    ditos
      .map(({ usuario, direitos }) => `${usuario} ${direitos.toSorted().join()}`)
      .toSorted()
      .join();
  return dito(um) === dito(outro ?? []);
};
