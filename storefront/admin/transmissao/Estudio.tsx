import { useEffect, useState } from 'react';
import { lerConfiguracaoDoAdmin } from '../../src/admin/configuracao.ts';
import { QrCode } from '../../src/conta/QrCode.tsx';
import { agoraServidor } from '../../src/live/relogio-servidor.ts';
import { naMesa } from '../../src/live/sala-publica.ts';
import { useSalaPublica } from '../../src/live/usar-sala-publica.ts';
import { reais } from '../sala/atos.ts';
import { Botao } from '../ui/Botao.tsx';
import { Aparelhos } from './Aparelhos.tsx';
import { transmite } from './cameras.ts';
import { usePalavras } from './contexto.ts';
import { caminhoDaCamera } from './endereco.ts';
import { Obs } from './Obs.tsx';
import { DO_CELULAR, useEstudio } from './usar-estudio.ts';
import { pedirJa, useTransmissaoDaCasa } from './usar-transmissao.ts';

/** A broadcast from this very page: cameras, how they are laid out, what it looks like, and the one act that comes next. */
export function Estudio({ leilaoUid }: { leilaoUid: string }) {
  const P = usePalavras();
  const { marca } = lerConfiguracaoDoAdmin();
  const capaz = transmite();
  const [lugar, ligarLugar] = useState<HTMLElement | null>(null);
  const { sala } = useSalaPublica(leilaoUid);
  const casa = useTransmissaoDaCasa(leilaoUid);
  const mesa = useEstudio(lugar, P.previa, capaz);
  const { estudio, dizer, pronto } = mesa;
  const [modelo, escolherModelo] = useState(0);
  const [recusa, recusar] = useState<string | null>(null);
  const [agindo, agir] = useState(false);
  const [certeza, perguntar] = useState(false);
  const lote = naMesa(sala);
  const { aberta } = casa;

  useEffect(() => {
    if (pronto) dizer({ que: 'modelo', posicao: modelo });
  }, [dizer, pronto, modelo]);
  useEffect(() => {
    if (!pronto) return;
    dizer({
      ...{ que: 'conteudo', marca: marca.nome },
      cartao: lote && {
        numero: P.lote(String(lote.numero ?? '')),
        nome: lote.nome,
        preco: reais(lote.valorAtual ?? lote.minimo),
      },
    });
    dizer({
      que: 'momento',
      carimbo: { leiUid: leilaoUid, lelUid: lote?.uid ?? null, ...(lote && { seq: lote.seq }) },
      desvio: agoraServidor() - Date.now(),
    });
  }, [dizer, pronto, marca.nome, lote, leilaoUid, P]);

  /** The broadcast that is open, made where there is none. */
  const preparar = async (): Promise<string> => {
    if (aberta) return aberta.uid;
    const { urlRmtp } = await pedirJa<{ urlRmtp: string }>('get-canal-trasmissao-templates', { leilaoUid });
    return casa.iniciar(urlRmtp, modelo, estudio.escolhidos.microfone !== '');
  };
  const fazer = async (oQue: () => Promise<unknown>): Promise<void> => {
    recusar(null);
    agir(true);
    try {
      await oQue();
    } catch (erro) {
      recusar((erro as Error).message || P.semConexao);
    }
    agir(false);
  };
  const segunda = (id: string) =>
    fazer(async () => mesa.escolherSegunda(id, id === DO_CELULAR ? await preparar() : null));
  const encerrar = () =>
    fazer(async () => {
      perguntar(false);
      mesa.parar();
      if (aberta) await casa.encerrar(aberta.uid, P.motivo);
    });

  if (casa.recusa !== null && aberta === undefined)
    return (
      <main className="sala-espera" role="alert">
        <p>{casa.recusa}</p>
        <Botao onClick={() => void casa.ler()}>{P.tentar}</Botao>
      </main>
    );
  if (aberta === undefined)
    return (
      <main className="sala-espera">
        <p role="status">{P.abrindo}</p>
      </main>
    );
  const problema =
    estudio.problema === 'negada' ? P.negada : estudio.problema === 'codec' ? P.semCodec : estudio.problema;
  const enviando = estudio.fase !== 'parado';
  const pode = casa.ligada && !agindo;
  const temCamera = estudio.aparelhos !== null;
  return (
    <main className="estudio">
      <header>
        <a href={`/admin/leilao/${leilaoUid}`}>{P.voltar}</a>
        <h1>
          {P.titulo}
          {sala.leilao && <small>{sala.leilao.nome}</small>}
        </h1>
        <p role="status" className="estudio-situacao" data-situacao={aberta?.situacao}>
          {aberta ? P.situacoes[aberta.situacao] : P.nenhuma}
        </p>
      </header>
      {!casa.ligada && <p role="alert">{P.semConexao}</p>}
      <section className="estudio-previa" aria-label={P.previa}>
        <div ref={ligarLugar} hidden={!capaz} />
        {!capaz && <p role="alert">{P.semSuporte}</p>}
        <p className="estudio-medida">
          <strong>{P.fases[estudio.fase]}</strong>
          {estudio.medida && <span>{P.medida(estudio.medida.kbps, estudio.medida.quadros)}</span>}
          {aberta && <span>{P.plateia(aberta.plateia)}</span>}
        </p>
      </section>
      <section className="estudio-mesa" aria-label={P.titulo}>
        {(problema ?? recusa) !== null && <p role="alert">{problema ?? recusa}</p>}
        {capaz && !temCamera && (
          <div className="estudio-permitir">
            <p>{P.permitirDiz}</p>
            <Botao variante="primario" icone="camera" onClick={() => void mesa.escolherCamera(null)}>
              {P.permitir}
            </Botao>
          </div>
        )}
        {temCamera && (
          <Aparelhos
            {...{ estudio, modelo, escolherModelo }}
            escolherCamera={(id) => void mesa.escolherCamera(id)}
            escolherSegunda={(id) => void segunda(id)}
            escolherMicrofone={(id) => void mesa.escolherMicrofone(id)}
            trocar={() => dizer({ que: 'trocar' })}
          />
        )}
        {estudio.escolhidos.segunda === DO_CELULAR && aberta && (
          <div className="estudio-qr">
            <QrCode conteudo={location.origin + caminhoDaCamera(leilaoUid, aberta.uid)} rotulo={P.qr} />
            <p>{P.qrDiz}</p>
          </div>
        )}
        <div className="estudio-atos">
          {temCamera && !enviando && (
            <Botao
              variante="primario"
              esperando={agindo}
              disabled={!pode}
              onClick={() => void fazer(async () => mesa.transmitir(await preparar()))}
            >
              {P.comecar}
            </Botao>
          )}
          {aberta && !aberta.publicada && aberta.situacao !== 'PREPARADA' && (
            <Botao
              variante="primario"
              esperando={agindo}
              disabled={!pode}
              onClick={() => void fazer(() => casa.publicar(aberta.uid))}
            >
              {P.publicar}
            </Botao>
          )}
          {aberta && !certeza && (
            <Botao disabled={!pode} onClick={() => perguntar(true)}>
              {P.encerrar}
            </Botao>
          )}
          {certeza && (
            <fieldset className="estudio-certeza">
              <legend>{P.encerrarMesmo}</legend>
              <Botao variante="perigo" disabled={!pode} onClick={() => void encerrar()}>
                {P.sim}
              </Botao>
              <Botao onClick={() => perguntar(false)}>{P.nao}</Botao>
            </fieldset>
          )}
        </div>
        <Obs preparar={preparar} pode={pode} />
      </section>
    </main>
  );
}
