import { type ReactNode, useState } from 'react';
import { ADMIN_LISTA } from '../../../src/palavras/admin-lista.ts';
import { useCasa } from '../../dados/contexto.tsx';
import { usePalavras } from '../../leilao/dados.ts';
import { Botao } from '../../ui/Botao.tsx';
import { useOnline } from '../../ui/online.ts';
import { type Ato, atosPara } from './atos.ts';
import { Fazer, type LoteMarcado } from './Fazer.tsx';

/** What is done to the marked lots at once, whatever auctions they are in. */
export function BarraDeMassa({
  marcados,
  desmarcar,
  aoFazer,
  children,
}: {
  marcados: readonly LoteMarcado[];
  desmarcar: () => void;
  aoFazer: () => Promise<unknown>;
  children?: ReactNode;
}) {
  const P = usePalavras().lotes;
  const casa = useCasa();
  const online = useOnline();
  const [ato, escolher] = useState<Ato | null>(null);
  const rotulos = { ...P, alterar: ADMIN_LISTA.alterarCampo, situacao: P.mudarSituacao };
  return (
    <div className="em-massa" role="status">
      <strong>{ADMIN_LISTA.marcados(marcados.length)}</strong>
      {children}
      <Botao variante="leve" onClick={desmarcar}>
        {ADMIN_LISTA.desmarcar}
      </Botao>
      <span className="em-massa-atos">
        {atosPara(casa).map((um) => (
          <Botao key={um} disabled={!online} onClick={() => escolher(um)}>
            {rotulos[um]}
          </Botao>
        ))}
      </span>
      {ato && (
        <Fazer
          key={ato}
          {...{ ato, aoFazer }}
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
