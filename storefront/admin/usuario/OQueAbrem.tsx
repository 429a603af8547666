import { ehInterno, type PapelDeUsuario } from '@martelo/shared/papeis';
import { type AbertoPorPapeis, MODULOS } from '@martelo/shared/recurso';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { MODULOS_DO_ADMIN } from '../../src/palavras/admin.ts';
import { ADMIN_USUARIO } from '../../src/palavras/admin-usuario.ts';
import { telasDoSite } from '../casca/menu.ts';
import { chamar, type Recusa } from '../dados/chamar.ts';
import { useCasa } from '../dados/contexto.tsx';
import { Lido } from '../partes/Lido.tsx';
import { Relacao } from '../partes/Relacao.tsx';
import { resumoCurto } from '../registro/acoes.ts';
import { noMenu } from '../telas-a-mao.ts';

const P = ADMIN_USUARIO.permissoes;
type Tela = AbertoPorPapeis['itens'][number];

/** Which screens roles open together, and what of each they read and write: from the table that menu and guards ask. */
export function OQueAbrem({ papeis }: { papeis: readonly PapelDeUsuario[] }) {
  const { configuracao } = useCasa();
  const { tipo } = configuracao.marca;
  const daCasa = papeis.filter((um) => ehInterno([um])).toSorted();
  const { data, error, isPending, refetch } = useQuery<AbertoPorPapeis, Recusa>({
    queryKey: ['de-papeis', ...daCasa],
    queryFn: ({ signal }) =>
      chamar('GET', `/v1/recursos/de-papeis?${new URLSearchParams(daCasa.map((um) => ['papel', um]))}`, {
        signal,
      }),
    placeholderData: keepPreviousData,
    retry: false,
  });
  const deMao = [
    ...telasDoSite(daCasa, configuracao).map(({ href, ...resto }) => ({ ...resto, endereco: href })),
    ...noMenu(daCasa).map(({ rota, ...resto }) => ({ ...resto, endereco: enderecoDe(rota) })),
  ].filter(({ modulo }) => modulo !== null);
  const nada = daCasa.length === 0 || (data?.itens.length === 0 && deMao.length === 0);
  return (
    <section className="aba" aria-labelledby="o-que-abrem">
      <div>
        <h2 id="o-que-abrem">{P.oQueAbrem}</h2>
        <p className="quieto">{P.oQueAbremExplica}</p>
      </div>
      <Lido lendo={isPending} erro={error} deNovo={() => void refetch()} vazio={nada && P.nadaAbre}>
        {MODULOS.map((modulo) => {
          const telas = (data?.itens ?? []).filter((uma) => uma.modulo === modulo);
          const daqui = deMao.filter((uma) => uma.modulo === modulo);
          if (telas.length + daqui.length === 0) return null;
          return (
            <section key={modulo} className="aberto" aria-label={MODULOS_DO_ADMIN[tipo][modulo]}>
              <h3>{MODULOS_DO_ADMIN[tipo][modulo]}</h3>
              {daqui.map(({ endereco, rotulo }) => (
                <p key={endereco}>
                  {rotulo} <code className="quieto">{endereco}</code>
                </p>
              ))}
              {telas.map((tela) => (
                <UmaTela key={tela.nome} tela={tela} />
              ))}
            </section>
          );
        })}
      </Lido>
    </section>
  );
}

const enderecoDe = (rota: string): string => `/admin/${rota}`;

function UmaTela({ tela: { titulo, rota, escreve, acoes, campos } }: { tela: Tela }) {
  return (
    <details>
      <summary>
        {titulo} <code className="quieto">{enderecoDe(rota)}</code>{' '}
        <small className="quieto">({escreve ? P.escreve : acoes.length > 0 ? P.age : P.soLe})</small>
      </summary>
      {acoes.length > 0 && (
        <p>
          {P.faz}: {acoes.map(resumoCurto).join('; ')}
        </p>
      )}
      <Relacao
        itens={campos}
        chave={({ campo }) => campo}
        colunas={[
          { rotulo: P.campo, de: ({ rotulo }) => rotulo },
          {
            rotulo: P.leComo,
            de: ({ mascarado, inteiro }) =>
              !mascarado ? P.porInteiro : inteiro ? P.emParteEInteiro : P.emParte,
          },
          { rotulo: P.escreveNele, de: (um) => (um.escreve ? '✓' : '—') },
        ]}
      />
    </details>
  );
}
