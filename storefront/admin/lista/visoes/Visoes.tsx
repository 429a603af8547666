import { ROTULOS_PAPEL } from '@martelo/shared/papeis';
import type { RecursoDescrito } from '@martelo/shared/recurso';
import { lazy, Suspense, useState } from 'react';
import { Link, useLocation, useNavigate } from 'react-router';
import { ADMIN } from '../../../src/palavras/admin.ts';
import { ADMIN_VISOES as P } from '../../../src/palavras/admin-visoes.ts';
import { Icone } from '../../../src/site/ui/Icone.tsx';
import type { Recusa } from '../../dados/chamar.ts';
import { useCasa, useProvedor } from '../../dados/contexto.tsx';
import type { Consulta } from '../../dados/tipos.ts';
import { useDizer } from '../../ui/Avisos.tsx';
import { Botao } from '../../ui/Botao.tsx';
import { useOnline } from '../../ui/online.ts';
import { Suspenso } from '../../ui/Suspenso.tsx';
import { type Coluna, escolhaDe } from '../colunas.ts';
import { enderecoDaLista, SEM_VISAO } from '../endereco.ts';
import type { Visoes as Lidas } from './usar-visoes.ts';
import { consultaDe, enderecoAGuardar, enderecoDaVisao, type Visao } from './visao.ts';

/** What asks something is fetched when it is asked. */
const Guardar = lazy(() => import('./Guardar.tsx'));
const Remover = lazy(() => import('./Remover.tsx'));

interface Props {
  recurso: RecursoDescrito;
  lidas: Lidas;
  consulta: Consulta;
  colunas: readonly Coluna[];
  colunasMudadas: boolean;
  esquecerColunas: () => void;
}

/** The views of a list, each a way to its address; and what may be done with the one that is open. */
export function Visoes({ recurso, lidas, consulta, colunas, colunasMudadas, esquecerColunas }: Props) {
  const { visoes, atual, erro, lerDeNovo } = lidas;
  const [pergunta, perguntar] = useState<'nova' | 'mudar' | 'remover' | null>(null);
  const provedor = useProvedor();
  // The list's own address: one kind has its list in another place than the others.
  const { pathname } = useLocation();
  const navegar = useNavigate();
  const dizer = useDizer();
  const online = useOnline();
  const podeMudar = usePodeMudar(atual);
  const agora = enderecoAGuardar(consulta);
  const mudou = atual !== null && (colunasMudadas || agora !== enderecoAGuardar(consultaDe(atual)));
  const rotulo = atual === null ? P.visoes : mudou ? P.comMudancas(atual.nome) : P.visao(atual.nome);

  const fazer = async (ato: () => Promise<unknown>, feito: string) => {
    try {
      await ato();
      dizer(feito);
      await lerDeNovo();
    } catch (recusa) {
      dizer((recusa as Recusa).message, { tom: 'ruim' });
    }
  };
  const guardarMudancas = (visao: Visao) =>
    fazer(async () => {
      const mudancas = { endereco: agora, colunas: colunas.map(escolhaDe), revisao: visao.revisao };
      await provedor.update('visao', { id: visao.uid, data: mudancas, previousData: visao });
      esquecerColunas();
    }, P.guardada(visao.nome));
  const escolherPadrao = ({ uid, revisao, nome, padrao }: Visao) =>
    fazer(
      () => provedor.agir('visao', uid, padrao ? 'tirarPadrao' : 'tornarPadrao', { revisao }),
      padrao ? P.semPadrao(nome) : P.agoraPadrao(nome),
    );

  return (
    <>
      <Suspenso rotulo={rotulo} icone="layers" className="visoes">
        {(fechar) => {
          const acao = (texto: string, ao: () => void) => (
            <button
              type="button"
              disabled={!online}
              onClick={() => {
                fechar();
                ao();
              }}
            >
              {texto}
            </button>
          );
          return (
            <div className="lista-de-acoes">
              {erro && (
                <p className="erro" role="alert">
                  {P.naoLidas}
                  <Botao variante="leve" onClick={() => void lerDeNovo()}>
                    {ADMIN.tentarDeNovo}
                  </Botao>
                </p>
              )}
              {!erro && visoes.length === 0 && <p className="quieto">{P.nenhuma}</p>}
              {porDono(visoes).map(([titulo, delas]) => (
                <fieldset key={titulo}>
                  <legend>{titulo}</legend>
                  {delas.map((visao) => (
                    <Link
                      key={visao.uid}
                      to={`${pathname}?${enderecoDaVisao(visao)}`}
                      aria-current={visao.uid === atual?.uid || undefined}
                      onClick={fechar}
                    >
                      <span>{visao.nome}</span>
                      {visao.padrao && (
                        <span className="quieto">
                          <Icone nome="house" tamanho={14} rotulo={P.padrao} />
                        </span>
                      )}
                    </Link>
                  ))}
                </fieldset>
              ))}
              <hr />
              {(atual !== null || lidas.padrao !== null) && (
                <Link to={`${pathname}?${enderecoDaLista({}, SEM_VISAO)}`} onClick={fechar}>
                  {P.todaALista}
                </Link>
              )}
              {atual && mudou && podeMudar && acao(P.guardarMudancas, () => void guardarMudancas(atual))}
              {atual &&
                mudou &&
                acao(P.voltar, () => {
                  esquecerColunas();
                  navegar(`${pathname}?${enderecoDaVisao(atual)}`);
                })}
              {acao(P.guardarNova, () => perguntar('nova'))}
              {atual && podeMudar && (
                <>
                  {acao(atual.padrao ? P.tirarPadrao : P.tornarPadrao, () => void escolherPadrao(atual))}
                  {acao(P.mudarNome, () => perguntar('mudar'))}
                  {acao(P.remover, () => perguntar('remover'))}
                </>
              )}
            </div>
          );
        }}
      </Suspenso>
      <Suspense>
        {(pergunta === 'nova' || (pergunta === 'mudar' && atual)) && (
          <Guardar
            {...{ recurso }}
            visao={pergunta === 'mudar' ? atual : null}
            pede={{ endereco: agora, colunas: colunas.map(escolhaDe) }}
            aoFechar={() => perguntar(null)}
            aoGuardar={async (guardada) => {
              perguntar(null);
              dizer(P.guardada(guardada.nome));
              await lerDeNovo();
              if (pergunta === 'nova') navegar(`${pathname}?${enderecoDaVisao(guardada)}`);
            }}
          />
        )}
        {pergunta === 'remover' && atual && (
          <Remover
            visao={atual}
            aoFechar={() => perguntar(null)}
            aoRemover={async () => {
              perguntar(null);
              // What was looked at stays, under no name.
              navegar(`${pathname}?${enderecoDaLista(consulta, SEM_VISAO)}`);
              await lerDeNovo();
            }}
            aoVoltar={lerDeNovo}
          />
        )}
      </Suspense>
    </>
  );
}

/** One's own; a role's, who makes them. */
const usePodeMudar = (visao: Visao | null): boolean => {
  const { roles } = useCasa().usuario;
  return visao !== null && (visao.papel === null || roles.includes('Interno - ADM'));
};

function porDono(visoes: readonly Visao[]): [string, Visao[]][] {
  const grupos = new Map<string, Visao[]>();
  const emOrdem = visoes.toSorted((uma, outra) => uma.nome.localeCompare(outra.nome, 'pt-BR'));
  for (const visao of emOrdem.toSorted(
    (uma, outra) => Number(uma.papel !== null) - Number(outra.papel !== null),
  )) {
    const titulo =
      visao.papel === null
        ? P.minhas
        : P.doPapel(ROTULOS_PAPEL[visao.papel as keyof typeof ROTULOS_PAPEL] ?? visao.papel);
    grupos.set(titulo, [...(grupos.get(titulo) ?? []), visao]);
  }
  return [...grupos];
}
