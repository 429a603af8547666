import type { LoteNaEquipe } from '@martelo/shared/leilao-da-equipe';
import { useMemo, useState } from 'react';
import { ADMIN_LISTA } from '../../../src/palavras/admin-lista.ts';
import { chamar, type Recusa } from '../../dados/chamar.ts';
import { useCasa } from '../../dados/contexto.tsx';
import { POR_VEZ } from '../../dados/provedor.ts';
import { CamposSoltos } from '../../formulario/CamposSoltos.tsx';
import type { Valores } from '../../formulario/valores.ts';
import { Motivo } from '../../partes/Motivo.tsx';
import { Botao } from '../../ui/Botao.tsx';
import { Dialogo } from '../../ui/Dialogo.tsx';
import { useOnline } from '../../ui/online.ts';
import { useLerDeNovo, usePalavras } from '../dados.ts';

type Ato = 'alterar' | 'suspender' | 'retomar' | 'cancelar';
const ATOS: readonly Ato[] = ['alterar', 'suspender', 'retomar', 'cancelar'];

interface Feito {
  lelUid: string;
  ok: boolean;
  erro?: { message: string | string[] };
}

/** What is done to the marked lots at once. */
export default function EmMassa({
  marcados,
  desmarcar,
}: {
  marcados: readonly LoteNaEquipe[];
  desmarcar: () => void;
}) {
  const P = usePalavras().lotes;
  const online = useOnline();
  const [ato, escolher] = useState<Ato | null>(null);
  const rotulos = { ...P, alterar: ADMIN_LISTA.alterarCampo };
  return (
    <div className="em-massa" role="status">
      <strong>{ADMIN_LISTA.marcados(marcados.length)}</strong>
      <Botao variante="leve" onClick={desmarcar}>
        {ADMIN_LISTA.desmarcar}
      </Botao>
      <span className="em-massa-atos">
        {ATOS.map((um) => (
          <Botao key={um} disabled={!online} onClick={() => escolher(um)}>
            {rotulos[um]}
          </Botao>
        ))}
      </span>
      {ato && (
        <Fazer
          key={ato}
          {...{ ato }}
          rotulo={rotulos[ato]}
          lotes={marcados}
          aoFechar={(fez) => {
            escolher(null);
            if (fez) desmarcar();
          }}
        />
      )}
    </div>
  );
}

/** Confirmed in words, done by parts, answered line by line: the refusal of one stops none (BO5). */
function Fazer({
  ato,
  rotulo,
  lotes: escolhidos,
  aoFechar,
}: {
  ato: Ato;
  rotulo: string;
  lotes: readonly LoteNaEquipe[];
  aoFechar: (fez: boolean) => void;
}) {
  const { situacao: S } = usePalavras();
  const lerDeNovo = useLerDeNovo();
  const recurso = useCasa().recursos.get('lote');
  // What was marked when it was asked: the list behind is read again meanwhile.
  const [lotes] = useState(escolhidos);
  const [feitos, definir] = useState<ReadonlyMap<string, Feito>>(new Map());
  const [andando, andar] = useState(false);
  const [motivo, escreverMotivo] = useState('');
  const [mudancas, escrever] = useState<Valores>({});
  const [erro, errar] = useState<string | null>(null);
  const campos = useMemo(
    () =>
      (recurso?.campos ?? []).filter(
        ({ escreve, tipo, lista, campo }) =>
          // A number of its own is of one lot.
          escreve && tipo !== 'grupo' && !lista && campo !== 'numero',
      ),
    [recurso],
  );
  const pedeMotivo = ato === 'suspender' || ato === 'cancelar';
  const recusados = lotes.filter(({ uid }) => feitos.get(uid)?.ok === false);
  const fazer = async (quais: readonly LoteNaEquipe[]) => {
    if (pedeMotivo && motivo.trim().length < 3) return errar(S.motivoCurto);
    andar(true);
    errar(null);
    const corpo = {
      acao: ato,
      ...(pedeMotivo ? { motivo: motivo.trim() } : {}),
      ...(ato === 'alterar' ? { mudancas } : {}),
    };
    try {
      for (let i = 0; i < quais.length; i += POR_VEZ) {
        const lelUids = quais.slice(i, i + POR_VEZ).map(({ uid }) => uid);
        const { itens } = await chamar<{ itens: Feito[] }>('POST', '/v1/lotes/em-massa', {
          corpo: { ...corpo, lelUids },
        });
        definir((antes) => new Map([...antes, ...itens.map((um) => [um.lelUid, um] as const)]));
      }
    } catch (falha) {
      errar((falha as Recusa).message);
    } finally {
      andar(false);
      await lerDeNovo();
    }
  };
  const acabou = feitos.size > 0 && !andando;
  return (
    <Dialogo
      titulo={acabou ? rotulo : ADMIN_LISTA.confirmarMassa(rotulo, lotes.length)}
      aoFechar={() => aoFechar(feitos.size > 0)}
      acoes={
        acabou ? (
          recusados.length > 0 && (
            <Botao onClick={() => void fazer(recusados)}>{ADMIN_LISTA.repetirRecusados}</Botao>
          )
        ) : (
          <Botao
            variante={ato === 'cancelar' ? 'perigo' : 'primario'}
            esperando={andando}
            disabled={ato === 'alterar' && Object.keys(mudancas).length === 0}
            onClick={() => void fazer(lotes)}
          >
            {andando ? ADMIN_LISTA.fazendo(feitos.size, lotes.length) : ADMIN_LISTA.fazer}
          </Botao>
        )
      }
    >
      {erro && (
        <p className="erro" role="alert">
          {erro}
        </p>
      )}
      {!acabou && <p className="quieto">{ADMIN_LISTA.cadaUmPorSi}</p>}
      {!acabou && pedeMotivo && (
        <Motivo rotulo={S.motivo} valor={motivo} maximo={500} mudar={escreverMotivo} />
      )}
      {!acabou && ato === 'alterar' && campos.length > 0 && (
        <CamposSoltos {...{ campos }} umDeles mudar={escrever} />
      )}
      {acabou && (
        <>
          <p role="status">{ADMIN_LISTA.relatorio(feitos.size - recusados.length, recusados.length)}</p>
          <ul className="relatorio">
            {lotes.map(({ uid, nome, numero }) => {
              const feito = feitos.get(uid);
              return (
                <li key={uid} data-tom={feito?.ok ? 'bom' : 'ruim'}>
                  <strong>{`${numero} · ${nome}`}</strong>
                  <span>{feito?.ok ? ADMIN_LISTA.feita : [feito?.erro?.message ?? ''].flat().join(' ')}</span>
                </li>
              );
            })}
          </ul>
        </>
      )}
    </Dialogo>
  );
}
