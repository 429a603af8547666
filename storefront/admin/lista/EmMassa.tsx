import type { RecursoDescrito } from '@martelo/shared/recurso';
import { useState } from 'react';
import { ADMIN_LISTA as P } from '../../src/palavras/admin-lista.ts';
import { ADMIN_REGISTRO } from '../../src/palavras/admin-registro.ts';
import type { Recusa } from '../dados/chamar.ts';
import { useProvedor } from '../dados/contexto.tsx';
import type { Consulta, Registro } from '../dados/tipos.ts';
import { VerHistorico } from '../registro/VerHistorico.tsx';
import { useDizer } from '../ui/Avisos.tsx';
import { Botao } from '../ui/Botao.tsx';
import { useOnline } from '../ui/online.ts';
import { type AtoEmMassa, atosEmMassa, semAtoEmComum } from './em-massa/atos.ts';
import { Fazer } from './em-massa/Fazer.tsx';

export interface PropsDeMassa {
  recurso: RecursoDescrito;
  consulta: Consulta;
  marcados: ReadonlyMap<string, Registro>;
  marcar: (marcados: ReadonlyMap<string, Registro>) => void;
  total: number;
  aoFazer: () => void;
}

/** What is done to many at once: to the marked rows, or to all that the filters find. */
export default function EmMassa({ recurso, consulta, marcados, marcar, total, aoFazer }: PropsDeMassa) {
  const [ato, escolher] = useState<AtoEmMassa | null>(null);
  const [juntando, juntar] = useState(false);
  const [historico, abrirHistorico] = useState(false);
  const provedor = useProvedor();
  const dizer = useDizer();
  const online = useOnline();
  const linhas = [...marcados.values()];
  const [unico] = linhas.length === 1 ? linhas : [];
  const todas = async () => {
    juntar(true);
    try {
      const achadas = await provedor.todas(recurso.nome, consulta);
      marcar(new Map(achadas.map((um) => [um.uid, um])));
    } catch (erro) {
      dizer((erro as Recusa).message, { tom: 'ruim' });
    } finally {
      juntar(false);
    }
  };
  return (
    <div className="em-massa" role="status">
      <strong>{P.marcados(marcados.size)}</strong>
      {marcados.size < total && (
        <Botao variante="leve" esperando={juntando} onClick={() => void todas()}>
          {juntando ? P.juntando : P.todosDoFiltro(total)}
        </Botao>
      )}
      <Botao variante="leve" onClick={() => marcar(new Map())}>
        {P.desmarcar}
      </Botao>
      <span className="em-massa-atos">
        {unico && recurso.historico && (
          <Botao icone="clock" onClick={() => abrirHistorico(true)}>
            {ADMIN_REGISTRO.historico}
          </Botao>
        )}
        {semAtoEmComum(recurso, linhas) && <small>{P.semAtoEmComum}</small>}
        {atosEmMassa(recurso, linhas).map((um) => (
          <Botao key={um.nome} disabled={!online} onClick={() => escolher(um)}>
            {um.rotulo}
          </Botao>
        ))}
      </span>
      {historico && unico && (
        <VerHistorico
          {...{ recurso }}
          registro={unico}
          aoFechar={() => abrirHistorico(false)}
          aoMudar={(mudado) => {
            marcar(new Map([[mudado.uid, mudado]]));
            aoFazer();
          }}
        />
      )}
      {ato && (
        <Fazer
          key={ato.nome}
          {...{ recurso, ato }}
          linhas={linhas}
          aoFechar={(fez) => {
            escolher(null);
            if (!fez) return;
            marcar(new Map());
            aoFazer();
          }}
        />
      )}
    </div>
  );
}
