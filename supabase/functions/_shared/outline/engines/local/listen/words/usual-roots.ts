/**
 * Roots of words by the share of sermons that use them, counted over 362: at least half of them, a quarter, an eighth, a
 * sixteenth. The rarer a root, the more it tells of what a sermon is about.
 */
const BY_SHARE: readonly string[] = [
  `
  abenco abert abrir acab acao aceit achar acho acompanh acontec acord acredit adiant afirm agor agrad aind
  ajud alegr alem algo algu algum alianc amem amig amor anos ante anterior antig aparec apen apes aplic
  apont apos apostol aprend apresent aquel aqui aquil assim assunt atenca atra atrav autor bast benca bibl
  biblic boas busc cabec cada caminh capitul carn cart casa caso caus cert certa ceus cham cheg cidad clar
  clara cois coloc comec comet comig como completa comum conclu confi conhec consegu consider consig cont
  context continu contr contrari convers coraca corp costum crei crent cresc crianc crist crista cruz cuid
  cult cumpr dado dand daqu daquel daquil decid deix dela dele demal dentr depend depois desd desej dess
  dest destac detalh determin deus deve devem dever diant dias difer diferenc dificil dificuldad direit diss
  dito divid dizem dizend dizer dois doming duas durant duvid edific elas eles encerr encontr encontram
  enquant ensin enta entant entend entr eram errad erro escolh escrev escrit escritur esforc especial esper
  esperanc espirit espiritual esposa essa esse esta estam estar estav este estej estiv estou estud etern
  evangelh evid exata exempl exist explic faca facil fala falam faland falar fale falou falt famil fato
  favor fazem fazend fazer feit fica ficar ficou filh final fiqu fizer fora foram forc form fort foss frent
  genes gent geral glor gost grac grand grav guard habit haver havi histor hoje homem hora human idei igrej
  igual imag imagin import inclusiv infeliz inici interess interpret inve iria irma israel isso jesus joao
  juiz julg junt just justic lado lembr lemo lend levant levar livr logo long lugar maior mais mand mane
  maos maravilh marc medid medit meio melhor meno ment mesm meus minh misericord mois moment mont morr mort
  mostr motiv muit mulh mund nada naquel nasc natural necess necessari nele nenhum ness nest ningu niss noit
  nome noss nova novo numa numer nunc objetiv obra olha olhar olho onde oraca orar outr ouvid ouvir pais
  palavr para parec part pass pastor paul pecad pecador pedim pedir pedr pela pelo pens pequen perceb perd
  perfeit pergunt permanec permit pesso pessoal pior pode podem poder pois pont porem porqu portant poss
  possam possu pouc povo pratic precis precisam preg preocup prepar pres presenc prest prime primeir
  principal principi problem procur profet promet proposit propr propri prov provavel proxim qual qualqu
  quand quant quas quem quer questa quis real receb reconhec refer rein relaca relacion respeit respond
  respost ressalt rest resum revel roman ruim sabe sabem saber sabi sair salv sant segu seguint segund seja
  sejam seman sempr send senhor sent separ sequ sera serem seri serm serma serv seus sido signific simples
  situ sobr sofr soment somo suas talvez tamb tant temo temp tend tenh tent teolog terceir teri term termin
  terr test teve text tinh tipo tirar tiver tivess toda todo tomar torn trabalh trat traz tres trist tudo
  ultim unic usad usar vamo vari veio veja vemo vend verdad verdade verdadeir verem versicul vez vida vimo
  vist vivem viver voce volt vontad voss
  `,
  `
  abandon abra abraa abram acabam acess acha acham achand ache acim adao ador afast afinal agir agradecem
  agua alcanc alert aliment alma alto amad amar andar angust animal anjo aprendem aproveit aproxim area
  argument arrepend arvor aspect assent assist associ assum atend atent atitud ativ atos aula aument avanc
  baix base bela belez belo benefici bens boca bonit bons brac brasil brig brilh brun cair calvin camp cant
  capac capacit capaz cara caracteristic carr casament casar castig celestial cena central cesar chei chor
  cima cinc circunst citar cite clam cobr coloqu comecam coment comentar comentari comer comid compar
  complet compr compreend compromiss comunha conced conclusa concord cond conden conduz confess confianc
  confirm confissa conflit conform confort conosc conquist consci conseguim conselh consequ consol constru
  consum contempl control contud conv convenc convert convid convidal corinti corr corret cort crer criaca
  criad criador criar criou culp curi dada dava davi debaix decisa dedic defend defin deleit demonstr derram
  desc descans descend descobr descr descrev desculp desert desprez destaqu destru deuteronomi devi devid
  dificel dign digo dinheir diret direta diri dirig disciplin discipul discussa discut dispost dist distint
  divers divin divisa dizi doenc domin dominical dorm doutrin efesi egit eleit element embor ench enfatiz
  enfim engan entenderm entreg entretant envi envolv enxerg epoc escol escond escrav escut especi especific
  esquec estabelec estad estranh estrutur estudam event excel exercit exig exod exort experi expliqu expos
  expressa extrema facam faco falad falav falh falo fals famili famos fara fazi fech feliz ficam ficav fico
  fiel figur film firm fisic foco fogo fome fomo font fras frut fugir funca funcion fund fundamental futur
  ganh garant gast genti geraca glori glorific govern greg grup guerr hebr hebraic heranc historic honr houv
  humilh idad identific idolatr ilumin ilustr imped impi imposs impressa impression inclu independ indic
  indo infern inform inicial inimig inspir inst institu instru instrument inteir intens intim introduca irem
  iriam isai israelit isto jamal jeit jerusal jose jovem juda judeu justa justific lanc legal leitor leitur
  lembres lerm leva levad levou lhes libert lidar lider lideranc limit lingu linguag list literal liturg
  local louv louvam louvor luca manh manifest mant marido matar material mateu maus medi meditarm medo membr
  menin menor mensag merec mestr minim ministeri minut modo moral mudanc mudar music naca naquil narr
  narrativ natur necessaria negoci nela normal note obedec obedi obrig observ obvi obvia ocorr oferec ofert
  olhand olhe opinia oportun oram orand ordem orden organiz orient original otim ouro ouvi ouvind ouviu
  ovelh padra paga pagar papel parar particip passag peca pecamin pecar peco pede pedind pediu pega pegar
  pena perant percebem perda perdo peregrin perfeita perig period persegu personag perspectiv pert pertenc
  pied plan plen plena poderiam podi politic port possibil pouqu pratica praz preci prefer presbiter preserv
  privilegi proced process produz profund proib promess pront proteg public puder pudess quadr quao quart
  quatr quebr querem question rapid rapida raza realiz recicl redenca reflet reform regia registr regr reis
  rejeit relat repar repet represent resolv respons responsabil ressuscit reun rico riqu risc rost roup
  sabedor sabend sacerdot sacrifici saib saiu salm sangu santific satanas saud secul sede segur seis semelh
  sena sens servic sete sinal sincer soberan sociedad sombr sort sozinh suced sufici superior surg sustent
  tard tema temor templ tera terce terem terren testemunh teus titul toma tomad tomou total traduca traduz
  tranquil transform tras trev troc troux umas unid univers usand utiliz vale valor vejam vejo velh venc
  venh vera verb verdadeira vers vest vier vind vinh vira viram viri visa visit vitor vive vivo
  `,
  `
  abaix abism abomin abord abrac abre abrind abriu absolut absoluta absurd abund abus acas acerc achav achou
  aconselh acostum acrescent acus adequ administr admir adot adult agind agost agradec aguard ajudal ajunt
  alivi almoc alta altar altur alvo amaldico amam amanh amav ambi ambo amou ampl analis andand angusti anim
  ansi anunci apag apar aparente apert apocalips apoi aprofund apropri aprov arrog arrum aspa assassin atac
  ataqu atrapalh atribut atual auxili avali avis barr basic basica batalh bater batism bebe beber bebid
  belissim bemaventur bendit bond bondad branc brev brinc brincade cade caid caim caind caiu calic calm cana
  cans cantam cantic carat carg carreg casad casal catec cedo cego ceia celebr celest cenari centen centr
  cerc cess chamam chanc chao chat chate chef chegam chegu churrasc chuv cidada cita citad citand clamam
  classic coleg comand combat come comeu comp compartilh complic comport compreensa comun comunic conceit
  conf confer confront confund confusa congreg conhecem consid const constante constitu constrang construca
  contamin contat conteud contig contribu conversa convicca conviv corag cordeir coro corrig cost creem crem
  cria criatur cristian critic cronic cruel cuja cujo cultu cultur cura curs curt cust dali damo dano dara
  dari declar decret dedo deit deixam deixem demoni demor derrot desafi desampar descrit desenvolv desesper
  desfrut design desobedec desobedi desped destin desvi deveriam diab diacon dica diminu dira direca
  direcion discern discurs dispos disselh distinca dobr doce doent domini dono dons dor doze dura duro eden
  eder educ efeit efes eleica elev elimin empolg empreg encaix encarn encoraj enfas enferm enfrent engrac
  enorm entendem enterr entregu equivoc esboc escap esclarec escravida escritor escur espac espad espalh
  especifica espelh espera essencial estand estariam estarm estavam estend estev estrangeir estrateg estrel
  estudarm evangel evangelic evit exager exalt examin exat exceca exclu exerc exercici expectativ experiment
  explicit explicita expor expost express expuls extern extraordinari extrem face falec fare fari faris
  favorit fazel fazerm ferid ferir fest ficad ficand ficass fidel filosof fizem fizess fizest focar forem
  formal fortalec frac fraqu frio frustr fundament gener gentil gostam graci grandi gratida grit habil haja
  havend herdeir heres hospital humbert humild humildad idol ignor imediata imoral impact imperi implic
  impur incentiv inclin incomod incr incredul indign individual infinit infinita influ inic inimizad iniqu
  injust injustic insist instruca inte intelectual intelig intenca inter intermedi internet introduz irad
  irao isaac jaco jardim jogar jogo john jorn judaic junta legitim leia leis leit lerem letr levam levand
  leve levitic lewi liberdad lica lida lido ligad limp linh logic luta lutar luter mald maldad malign mans
  mata matand matou maxim medic meditam memor mencion mental mentir mera merecem merit mesa mese mess
  microfon milagr milh milha ministr miser misericordi missa misteri mistur modern montanh morar moviment
  muda mudad mudand mudou multida multiplic necessit negativ nivel noca noiv nort notar notem notic nuvem
  objet ocasia ocup odio oficial oito olham olhem olhou ontem opca oper opost orgulh orig orou ouve ouvim
  paci pagin pagou parad paralel param parente parou particul particular passam patriarc pecand pecou pedac
  pedi pedid pegand pegou pensam pequenin percepca perec pervers pesad peso pesquis pessim piedad plant
  plenitud pobr poderm porca porquant portugu porventur posica positiv post posterior prat prec prefir pregu
  preguic prep presbiterian presid prevalec primogenit princip prisa priv proclam profec profer professor
  profetiz profunda projet promov propost propria propriedad prosper proteca protest proveit proverbi provid
  provoc pudessem punica punid pura purific puro qued queim quint quiser raciocini raiv razo reaca rebanh
  rebeld recebem recente reclam recompens reconcili recurs redentor redor refe reflexa reforc regener relev
  religi religia renov repent replet repreend resgat resist ressurre restaur result retir retorn retrat
  reunia rever rica roub sabad sacrific sagr saia said saind sala saloma samuel sara satisf satisfaz
  satisfeit saul seguranc semelhanc semente ser sere serp sessa setim sext sexual silenci simbol sina
  sincera sint sistem soberb social socorr sois sonh soub subir subiu submet suger sugesta sujeit sujo
  suport suprem surpreend tabernacul tamanh taref tecnic televisa temer tenham tentativ teologic tesour tiag
  tido timote tira tirad tirand tire tirou tive tivem tocar todopoder tomam tomand tome trad trag trech trib
  tribul tron tuas unia unidad unir usam usou valoriz vazi veem ventr vergonh verm versa viag viaj vide
  vinganc viol virar virou virtud visivel viva vivend viveu vivi vizinh voto westminst zelo
  `,
  `
  abat abel abencoal abordag aborrec abort abrang absorv acalm acamp acend acert achad acheg acid acolh
  acreditam acumul admit admoest adolesc adquir adulter adulteri advers adversari advert advog afaz afeica
  afet aflica aflig afund agarr agent aguent albert alia alicerc almej alter altissim alun alusa amal amand
  amarg amargur amarr amba ameac american amizad ampli analog ancia anda andam andav andou anel anot ansei
  ansiedad anteced antecip antema antiga antigu anunc aond apaixon apart apedrej apeg apel aperfeico apliqu
  apost apostolic aprenderm aprendiz arao arca arco arei arma arranc arte artig artist asas ascensa
  assassinat assemble assemelh assoc assust atenta ateu ating atras atravess atribu atuaca ausenc autoriz
  avancarm aves azeit azul babilon bagunc banc band banh banquet barre barrig barulh bate batend batid
  batist batiz bebeu beij bendizem benign benjamim biblica bisp blasfem bobo bois bola botar brasileir brav
  burac buscarm busqu cabe cabel cachorr caem cafe caia caix calad calcul calor cama canan canca candidat
  cansativ capa capital caracteriz carec carinh carnal caro casou categor cativ cativeir catolic caval celul
  cerimonial chamal charl chav chegarm cheir cicl cienc cient cientific cint circul circuncid circuncisa
  citaca citou civil clamor cobert cobic coincid colh colo colocal colocam colossens colun coma combin
  comecarm comem comend cometem comi compadec compaixa companh companheir compassiv compet complement
  complex compost compreenderm compromet conceb concentr concepca concili condut conexa confiam confim
  conhecel conjug conjunt conot conqu consagr consert conserv consideram considerarm consist consult
  contemplarm contend content contextualiz continua continuam continuarem continuarm contrad contrast
  contrat controvers convit convoc convosc cooper copi correm correta corromp corrupca corrupt costumam
  cozinh creu criam criand crim crimin criteri crucific cuidad cultiv cultural curad curar curios curiosa
  curv dadiv daniel dare darem data davam debat decad decim decl declini decor decorr deduz defes definitiv
  definitiva deixal deixar deixarm delic delit demand denomin dens dent depar deposit deram deriv desagrad
  desanim desaparec descobert descobrim desconfi desconhec desdobr desempreg desenh designi desist desonr
  despert despoj destr destruil detr devag devida devo devocional devolv devor dialog diar diari diaria
  didatic diferenci diga dilig diluvi discord dispens dispers disput dissem distingu distribu dita divindad
  divorci dizim doid dolor domestic dona doutor dupl eclesi econom economic edifici edward efetiv efetiva
  eficaz egipci egoism egoist elabor eleg elia elogi embaix embriag emoca empres emprest encar encontrarm
  encorajal endurec engrandec enrol ensinal entender entram entrarm entristec envelhec envergonh episodi
  epistol equip equival eras errar errou escraviz escrib escurida esfer esmag especul esperam espinh esposo
  esquerd essenc estara estarem estatut esteva estiver estiverm estivessem estr estrag estudarem estudi
  esvazi eterna etic europ evangeliz eventual evidenci evidente exam exced excet exclam exclusiv exclusiva
  execut exili expand expansa expi explor expond extens exterior extermin extraordin ezequiel fabrici facel
  faculdad falarm falass fama fard farem fart fase fator faze fecund feio felic feri feriu fern ficarm filip
  filipens filist finaliz finance financeir fing fins fisica fizerm flor focad foge foleg folh fornec forte
  fossem fost foto fragil franc frequ frequent frequente fria front fugind fugiu fulan furor furt futebol
  gado galarda galat gananc genealog generos genuin gera gerar gerou gibran gigant gordur grande grat grau
  gross guerreir guiad guiar harmon hein herd hino hipocris hipocrit histori holocaust honest horari
  horizont horr horror hosped ideal idos ilha imediat imens imit imper impiedad important impost imput
  inaugur incapac incapaz indi individu inesper infanc infantil inferior influenci ingl iniciarm inoc inser
  instagr integr integral intelect intent interced interior intern interromp intima intitul intrig inutil
  invej invent invers invert invest investig invis invoc irei iron ironica irrepreens irrit isent jant jeju
  jejum jerem joelh joga jogad jogand jonathan jorda josu jubil jude jument jurament justificativ labi laco
  ladra lago lagrim lama lament lanch larg latim lavar leao legisl leio lembral lembranc lembrarm lembrems
  leram leval levantat levantous levav levi levit liber liberal licit liga ligar lind linhag liter literatur
  livre lloydjon longanim louc loucur lucian lutand luto mach machuc made madrug madur maes magistr majestad
  male mama mansida mantenh marg mari mart martin matal matam mater meditarem meia menca mensageir merc mero
  metad metafor metod mexer milit missionari mito moca moco model moder moed mold mora morad morador morand
  morav mortal movid mundial murmur muro namor nascem natal negar neto nobr norm nota nove novidad nutr
  ocean ocult odei odiar odios ofend ofens ofici oitav olharm olhav onda onze opos oprim orad orarm orav
  ordenanc ordin ordinari ordinaria orelh orem orfa osso ousad outror ouvirm pacific pact padec paes
  pagament pagand pago paixa palaci palestr pano papa parabol parais parcial pare parecem pared parentes
  pasco passageir passar passiv pastoral pastore pastorei paus pecam peculi pedem pegad pegam pego pegu peit
  peix pele penetr pensarm pentecost pequ perc perceberm perdem perfe perman pern perpetu persever
  perseveranc perturb pervert petica piad pint piper pisar planej plural poco poderem poes poet polemic
  politica ponh popul porc posicion possivel postur potencial poup poxa prag prai prazer preceit precisa
  predestin predi preench pref prejudic prend prescrev pressa pressupost pret pretend primaria primeira
  primitiv prior produt profan profess profetic profissa profissional program pronunci propici propo propor
  proporca proposital prostitut prostr provisa prud publica pular pule pulpit punir purez puritan puser puxa
  puxar qualific queir quent quiet raca racional radical raiz rapaz raquel rara rasg recebel receberm recei
  recent recolh recomend reconhecem record recorr recus rede redim redund reduz refletirm reflex refugi
  regul relativ relativa relembr remedi remet remissa remov renat rend repous repreensa reprov reput requ
  reserv respondeulh restitu restr restring restrit retida reto retom revest revist revolt rigor roch rogam
  roma romanc romp rumo saberm sabor sacerdoci sacr saem saiam saiss salari salt salval santuari seca secret
  segred seio seminari sentenc sentim sepult sepultur serel seriam servil servir sever significativ simboliz
  simil simon sinagog sinc siri sirv sistematic sobe sobrenatural sobretud sobreviv sodom sofrem sogr sold
  solen solt solteir soluca sono sopr sorris spoil sproul subi subind submiss submissa subsist substitu
  sucess suja suje sumo super superficial suplic suponh supor supr surpres suscit tabu tais talent tecnolog
  teme tement temi tempestad temporal tenebr tens tentarm teor teriam territori terrivel terror testific
  thom tinham tito tiverm tivessem tocand todav toler tolic tolo toqu tornam tornar torr tort trac traged
  tragic trans transcend transgressa transmit transport trar tratal tratam trav trazel trein trem tribunal
  trig trindad trombet tropec ungid universal usav util vaca vacil vaidad valer vali vantag vara velhic velo
  vent verd vermelh vici viess vigor vincul vindour ving vint violent vislumbr viss visualiz vitori viuv
  vivam viverm vivid vocaca voltam voltar voltem voluntaria votar whatsapp xing yave youtub zelos zero zomb
  `,
]

const RARITY: ReadonlyMap<string, number> = new Map(
  BY_SHARE.flatMap((roots, band) =>
    roots
      .trim()
      .split(/\s+/)
      .map((root) => [root, band + 0.5] as const),
  ),
)

/** How rare a root is that hardly any sermon uses. */
export const UNUSUAL = BY_SHARE.length + 0.5

/** How rare a root is in sermons, in halvings: 0.5 where most use it, 4.5 where hardly any does. */
export function rarityOf(root: string): number {
  return RARITY.get(root) ?? UNUSUAL
}

/** Every root that sermons use, by its first letters, as many as `letters`. */
export function usualStarts(letters: number): Set<string> {
  return new Set(Array.from(RARITY.keys(), (root) => root.slice(0, letters)))
}
