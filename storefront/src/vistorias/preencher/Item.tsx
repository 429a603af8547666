import { formatarDataHora } from '@martelo/shared/datas';
import type { Preenchimento } from '@martelo/shared/vistorias/esquema';
import type { ItemDaVistoria, ValorDoItem } from '@martelo/shared/vistorias/itens';
import { useFotoDaqui } from '../../campo/usar-campo.ts';
import { ADMIN_VISTORIAS as P } from '../../palavras/admin-vistorias.ts';
import { CAMPO } from '../../palavras/campo.ts';
import { Icone } from '../../site/ui/Icone.tsx';
import { Botao } from './pecas.tsx';
import { Responder } from './Responder.tsx';
import { Foto, Respondido } from './Respondido.tsx';
import { TopoDoItem } from './TopoDoItem.tsx';
import type { Respostas, RespostaVista } from './usar-respostas.ts';

/** One item of an inspection: what it asks, how it stands, and how it is answered. */
export function Item({
  de: { veiculo, emConflito, podePreencher },
  item,
  dela,
  respostas,
}: {
  de: Preenchimento;
  item: ItemDaVistoria;
  /** All that was answered to it. */
  dela: readonly RespostaVista[];
  respostas: Respostas;
}) {
  const vale = dela.find(({ conta }) => conta);
  const dada = respostas.dadas[item.uid];
  const valor = (dada && !dada.foto ? dada.valor : (vale?.valor ?? null)) as ValorDoItem;
  const recusa = respostas.recusas[item.uid] ?? null;
  // What is on this phone is what is meant; until it is there it is shown from here.
  const daqui = useFotoDaqui(respostas.campo, dada?.arquivoUid);
  const lida = dada && !dada.foto ? { valor: dada.valor, foto: null } : vale;
  const outras = dela.filter(({ conta }) => !conta);
  const id = `item-${item.uid}`;
  return (
    <fieldset
      id={id}
      className="preencher-item"
      aria-label={item.nome}
      tabIndex={-1}
      data-respondido={valor !== null || dada?.foto || undefined}
    >
      <TopoDoItem item={item} id={`${id}-como`} />
      {item.tipo === 'foto' && !dada && vale?.foto && <Foto nome={item.nome} foto={vale.foto} />}
      {daqui !== null && (
        <p className="preencher-foto">
          <img src={daqui} alt={P.fotoDe(item.nome)} />
        </p>
      )}
      {podePreencher ? (
        <Responder
          item={item}
          valor={dada?.foto ? (true as ValorDoItem) : valor}
          desenho={veiculo.desenho}
          descritoPor={`${id}-como`}
          aoResponder={(novo) => respostas.responder(item.uid, novo)}
          aoFotografar={(foto) => void respostas.fotografar(item.uid, foto)}
        />
      ) : (
        item.tipo !== 'foto' && <Respondido {...{ item }} desenho={veiculo.desenho} resposta={lida} />
      )}
      {!podePreencher && item.tipo === 'foto' && !vale?.foto && !dada && (
        <p className="quieto">{P.semResposta}</p>
      )}
      <p className="preencher-estado" role="status">
        {dada?.estado === 'espera' && CAMPO.espera}
        {(dada?.estado === 'enviada' || (!dada && podePreencher && vale && vale.valor !== null)) && (
          <>
            <Icone nome="circle-check" tamanho={14} /> {P.guardada}
          </>
        )}
      </p>
      {dada?.estado === 'erro' && (
        <div className="nota ruim" role="alert">
          <p>
            {P.naoGuardada}. {dada.erro?.dito}
          </p>
          {dada.erro !== null && P.oQueFazer[dada.erro.codigo] !== undefined && (
            <p>{P.oQueFazer[dada.erro.codigo]}</p>
          )}
          <Botao icone="refresh-cw" onClick={() => respostas.deNovo(item.uid)}>
            {P.tentarDeNovo}
          </Botao>
        </div>
      )}
      {recusa !== null && (
        <p className="nota ruim" role="alert">
          {P.naoGuardada}. {recusa}
        </p>
      )}
      {!dada && vale && vale.repetida.length > 0 && (
        <p className="nota ruim" role="alert">
          {P.repetida(
            vale.repetida.map(({ item: onde, vistoriaId, veiculoNome }) =>
              P.repetidaEm(onde, vistoriaId, veiculoNome),
            ),
          )}
        </p>
      )}
      {emConflito.includes(item.uid) && <p className="nota">{P.conflito}</p>}
      {!dada && vale && <Sabido de={vale} />}
      {podePreencher && (valor !== null || dada?.foto) && (
        <Botao variante="leve" icone="x" onClick={() => respostas.responder(item.uid, null)}>
          {P.limpar}
          <span className="so-leitor">: {item.nome}</span>
        </Botao>
      )}
      {outras.length > 0 && (
        <details className="preencher-outras">
          <summary>
            {P.outras} ({outras.length})<span className="so-leitor">: {item.nome}</span>
          </summary>
          <ul>
            {outras.map((uma) => (
              <li key={uma.uid}>
                <p className="quieto">{P.quando(uma.por.nome, formatarDataHora(uma.em))}</p>
                <Respondido {...{ item }} desenho={veiculo.desenho} resposta={uma} />
              </li>
            ))}
          </ul>
        </details>
      )}
    </fieldset>
  );
}

/** Who answered, when, and where, as far as who looks is told. */
function Sabido({ de: { por, em, lugar, lugarDaFoto, relogioAdiantado } }: { de: RespostaVista }) {
  const lugares = [
    [P.lugarDaResposta, lugar],
    [P.lugarDaFoto, lugarDaFoto],
  ] as const;
  return (
    <div className="preencher-sabido quieto">
      <p>{P.quando(por.nome, formatarDataHora(em))}</p>
      {relogioAdiantado && <p>{P.relogio}</p>}
      {lugares.map(
        ([rotulo, onde]) =>
          onde && (
            <p key={rotulo}>
              {rotulo}: {P.mapa(onde.latitude, onde.longitude)}
            </p>
          ),
      )}
    </div>
  );
}
