import { rotuloSituacao } from '@martelo/shared/lote-rotulos';
import type { SituacaoLote } from '@martelo/shared/lote-situacao';
import type { CampoDescrito } from '@martelo/shared/recurso';
import { useId, useMemo, useState } from 'react';
import { ADMIN_LISTA } from '../../../src/palavras/admin-lista.ts';
import { useCasa } from '../../dados/contexto.tsx';
import { CamposSoltos } from '../../formulario/CamposSoltos.tsx';
import type { Valores } from '../../formulario/valores.ts';
import { usePalavras } from '../../leilao/dados.ts';
import { Motivo } from '../../partes/Motivo.tsx';
import { Botao } from '../../ui/Botao.tsx';
import { Dialogo } from '../../ui/Dialogo.tsx';
import { type Ato, SITUACOES_POR_MAO } from './atos.ts';
import { Relatorio } from './Relatorio.tsx';
import { useEmMassa } from './usar-em-massa.ts';

export interface LoteMarcado {
  uid: string;
  numero: string;
  nome: string;
}

/** Confirmed in words, done by parts, answered line by line: the refusal of one stops none (BO5). */
export function Fazer({
  ato,
  rotulo,
  lotes: escolhidos,
  aoFazer,
  aoFechar,
}: {
  ato: Ato;
  rotulo: string;
  lotes: readonly LoteMarcado[];
  aoFazer: () => Promise<unknown>;
  aoFechar: (fez: boolean) => void;
}) {
  const { lotes: P, situacao: S } = usePalavras();
  // What was marked when it was asked: the list behind is read again meanwhile.
  const [lotes] = useState(escolhidos);
  const { feitos, andando, erro, errar, fazer } = useEmMassa(aoFazer);
  const [motivo, escreverMotivo] = useState('');
  const [escritos, escrever] = useState<Valores>({});
  const [situacao, escolherSituacao] = useState<SituacaoLote>('LIBERADO_LEILAO');
  const campos = useCamposDo(ato);
  const pedeMotivo = ato === 'suspender' || ato === 'cancelar';
  const recusados = lotes.filter(({ uid }) => feitos.get(uid)?.ok === false);
  const faltam = lotes.filter(({ uid }) => !feitos.has(uid));
  const comecar = (quais: readonly LoteMarcado[]) => {
    if (pedeMotivo && motivo.trim().length < 3) return errar(S.motivoCurto);
    const corpo = corpoDo(ato, { motivo: motivo.trim(), escritos, situacao });
    void fazer(
      corpo,
      quais.map(({ uid }) => uid),
    );
  };
  const acabou = feitos.size > 0 && !andando;
  return (
    <Dialogo
      titulo={acabou ? rotulo : ADMIN_LISTA.confirmarMassa(rotulo, lotes.length)}
      aoFechar={() => aoFechar(feitos.size > 0)}
      acoes={
        acabou ? (
          <>
            {recusados.length > 0 && (
              <Botao onClick={() => comecar(recusados)}>{ADMIN_LISTA.repetirRecusados}</Botao>
            )}
            {faltam.length > 0 && (
              <Botao variante="primario" onClick={() => comecar(faltam)}>
                {ADMIN_LISTA.continuar(faltam.length)}
              </Botao>
            )}
          </>
        ) : (
          <Botao
            variante={ato === 'cancelar' ? 'perigo' : 'primario'}
            esperando={andando}
            disabled={campos.length > 0 && Object.keys(escritos).length === 0}
            onClick={() => comecar(lotes)}
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
      {!acabou && ato === 'situacao' && (
        <EscolherSituacao rotulo={P.novaSituacao} atual={situacao} escolher={escolherSituacao} />
      )}
      {!acabou && ato === 'valores' && <p className="quieto">{P.valoresExplica}</p>}
      {!acabou && campos.length > 0 && (
        <CamposSoltos {...{ campos }} umDeles={ato === 'alterar'} mudar={escrever} />
      )}
      {acabou && <Relatorio {...{ lotes, feitos }} recusados={recusados.length} />}
    </Dialogo>
  );
}

function corpoDo(
  ato: Ato,
  { motivo, escritos, situacao }: { motivo: string; escritos: Valores; situacao: SituacaoLote },
): object {
  switch (ato) {
    case 'alterar':
      return { acao: 'alterar', mudancas: escritos };
    case 'valores':
      return { acao: 'alterar', mudancas: { valor: escritos } };
    case 'situacao':
      return { acao: 'situacao', situacao };
    case 'suspender':
    case 'cancelar':
      return { acao: ato, motivo };
    case 'retomar':
      return { acao: 'retomar' };
  }
}

/** What an act asks: one field of all that are written, or the two amounts. */
function useCamposDo(ato: Ato): readonly CampoDescrito[] {
  const recurso = useCasa().recursos.get('lote');
  return useMemo(() => {
    if (ato === 'valores') {
      const dentro = recurso?.campos.find(({ campo }) => campo === 'valor')?.campos ?? [];
      return ['minimo', 'incremento'].flatMap((nome) =>
        dentro
          .filter(({ campo }) => campo === `valor.${nome}`)
          .map((um) => ({ ...um, campo: nome, obrigatorio: false })),
      );
    }
    if (ato !== 'alterar') return [];
    // A number of its own is of one lot.
    return (recurso?.campos ?? []).filter(
      ({ escreve, tipo, lista, campo }) => escreve && tipo !== 'grupo' && !lista && campo !== 'numero',
    );
  }, [recurso, ato]);
}

function EscolherSituacao({
  rotulo,
  atual,
  escolher,
}: {
  rotulo: string;
  atual: SituacaoLote;
  escolher: (uma: SituacaoLote) => void;
}) {
  const id = useId();
  const { tipo } = useCasa().configuracao.marca;
  return (
    <div className="campo">
      <label htmlFor={id}>{rotulo}</label>
      <select id={id} value={atual} onChange={({ target: { value } }) => escolher(value as SituacaoLote)}>
        {SITUACOES_POR_MAO.map((uma) => (
          <option key={uma} value={uma}>
            {rotuloSituacao(uma, tipo).rotulo}
          </option>
        ))}
      </select>
    </div>
  );
}
